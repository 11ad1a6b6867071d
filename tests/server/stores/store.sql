--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: boxes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.boxes (
    digest character varying(12) NOT NULL,
    game character varying(40) NOT NULL,
    name character varying(40) NOT NULL,
    text text NOT NULL
);


--
-- Name: chat; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat (
    id integer NOT NULL,
    match character varying(20) NOT NULL,
    seat integer NOT NULL,
    name character varying(40) NOT NULL,
    text text,
    phrase character varying(20),
    since double precision NOT NULL
);


--
-- Name: chat_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.chat_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: chat_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.chat_id_seq OWNED BY public.chat.id;


--
-- Name: guests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.guests (
    id character varying(40) NOT NULL,
    name character varying(40) NOT NULL,
    account character varying(40),
    password character varying(200),
    since double precision NOT NULL,
    language character varying(2)
);


--
-- Name: keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.keys (
    name character varying(20) NOT NULL,
    value bytea NOT NULL
);


--
-- Name: lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lines (
    match character varying(20) NOT NULL,
    line integer NOT NULL,
    text text NOT NULL
);


--
-- Name: matches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.matches (
    id character varying(20) NOT NULL,
    game character varying(40) NOT NULL,
    options json NOT NULL,
    status character varying(10) NOT NULL,
    listed boolean NOT NULL,
    link character varying(40) NOT NULL,
    secret bytea NOT NULL,
    origin character varying(40) NOT NULL,
    header text NOT NULL,
    result json,
    again character varying(20),
    line integer NOT NULL,
    asked integer NOT NULL,
    scores json,
    since double precision NOT NULL,
    pieces character varying(12) DEFAULT ''::character varying NOT NULL
);


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    match character varying(20) NOT NULL,
    seat integer NOT NULL,
    guest character varying(40),
    program character varying(20),
    name character varying(40) NOT NULL,
    salt character varying(64) NOT NULL,
    "left" boolean NOT NULL
);


--
-- Name: chat id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat ALTER COLUMN id SET DEFAULT nextval('public.chat_id_seq'::regclass);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0003');


--
-- Data for Name: boxes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.boxes VALUES ('5d36d2c82403', 'red_cathedral', 'Grandmother', 'game = "red_cathedral"
# The pieces of The Red Cathedral: a table per kind of piece, a row per physical piece.
# `source` says where a table comes from: "rulebook", "reported" (public reviews) or "designed" (ours, because
# only the printed pictures show it). A row that comes from elsewhere says so itself; `count_source` says who
# counted the rows. If you own the game you may replace what is designed: the file is checked when it is loaded.

# What is true of the box and of setting it up -----------------------------------------------------

[dice] # RC-S9, RC-M2
source = "rulebook"
colours = ["red", "blue", "green", "yellow", "white"]
sides = 6
most_others = 3

[player] # RC-S3, RC-S4, RC-S10
source = "rulebook"
banners = 6
blocked_slots = 4
start_space = 2
start_rubles = [3, 4, 4, 5] # in turn order

[inventory] # RC-S4
source = "reported"
slots = 13

[reserve] # RC-S5
source = "reported"
wood = 20
brick = 20
stone = 20
gold = 15
green_gem = 10
purple_gem = 10

[coins] # RC-S5: 40 coins of 1 and 3 are reported, but not how many of each
source = "designed"
rubles = 72 # in all

[track] # RC-T6: 5, 9 and 80 are reported, the distances between them are ours
source = "designed"
prestige_spaces = [
  5, 9, 13, 17, 21, 25, 29, 32, 35, 38, 41, 44, 47, 49, 51, 53, 55, 57, 59, 60,
  61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80,
]

[end] # RC-E1
source = "rulebook"
sixth_card_prestige = 3

[guard] # RC-E7
source = "designed"
round_limit = 100

# Market -------------------------------------------------------------------------------------------

[resource_tile] # RC-M5
source = "rulebook"
rows = [
  { gives = "wood", amount = 2 },
  { gives = "brick", amount = 2 },
  { gives = "stone", amount = 2, source = "designed" },
  { gives = "gold", amount = 1, source = "designed" },
  { gives = "green_gem", amount = 1, source = "designed" },
  { gives = "purple_gem", amount = 1, source = "designed" },
  { gives = "rubles", amount = 2 },
  { gives = "recognition", amount = 1 },
]

# `materials` are the pictured kinds, or "any"; rubles are paid, or received by who sells or gains.
# RC-I1 to RC-I5, RC-M6: what may be done is the rulebook''s; pairs, pictures and marks are ours.
[influence_card]
source = "designed"
count_source = "reported"
rows = [
  { group = "artisans", first_game = true, actions = [
    { action = "sell", materials = "any", rubles = 1, mark = "lightning" },
    { action = "buy", materials = "any", rubles = 2, mark = "lightning" },
  ] },
  { group = "artisans", actions = [
    { action = "buy", materials = ["wood", "brick"], rubles = 1, mark = "infinity" },
    { action = "sell", materials = ["green_gem", "purple_gem"], rubles = 2, mark = "infinity" },
  ] },
  { group = "artisans", actions = [
    { action = "sell", materials = ["wood", "brick"], rubles = 1, mark = "infinity" },
    { action = "buy", materials = ["stone", "gold"], rubles = 2, mark = "infinity" },
  ] },
  { group = "carters", first_game = true, actions = [
    { action = "gain_ruble", rubles = 1, mark = "lightning" },
    { action = "deliver", rubles = 1, count = 1, mark = "lightning" },
  ] },
  { group = "carters", actions = [
    { action = "gain_ruble", rubles = 1, mark = "lightning" },
    { action = "deliver", rubles = 3, count = 2, mark = "infinity" },
  ] },
  { group = "carters", actions = [
    { action = "deliver", rubles = 1, count = 1, mark = "infinity" },
    { action = "swap", rubles = 2, mark = "lightning" },
  ] },
  { group = "merchants", first_game = true, actions = [
    { action = "exchange", count = 1, mark = "infinity" },
    { action = "activate", mark = "lightning" },
  ] },
  { group = "merchants", actions = [
    { action = "exchange", count = 2, mark = "infinity" },
    { action = "barter", rubles = 1, mark = "lightning" },
  ] },
  { group = "merchants", actions = [
    { action = "barter", rubles = 1, mark = "infinity" },
    { action = "activate", mark = "lightning" },
  ] },
  { group = "clergy", first_game = true, actions = [
    { action = "gain_recognition", count = 1, mark = "lightning" },
    { action = "prestige_for_rubles", rubles = 3, count = 1, mark = "lightning" },
  ] },
  { group = "clergy", actions = [
    { action = "prestige_for_rubles", rubles = 3, count = 1, mark = "infinity" },
    { action = "prestige_for_materials", count = 1, mark = "infinity" },
  ] },
  { group = "clergy", actions = [
    { action = "gain_recognition", count = 1, mark = "lightning" },
    { action = "presence", count = 2, mark = "lightning" },
  ] },
]

# Cathedral ----------------------------------------------------------------------------------------

# The heights of the towers from left to right; the towers and cards of a player count are reported (RC-S6).
[blueprint]
source = "designed"
count_source = "reported"
rows = [
  { players = 2, towers = [3, 3, 3, 3] },
  { players = 2, towers = [2, 4, 4, 2] },
  { players = 2, towers = [3, 2, 5, 2] },
  { players = 3, towers = [3, 4, 4, 4, 3] },
  { players = 3, towers = [2, 4, 6, 4, 2] },
  { players = 3, towers = [3, 3, 5, 2, 5] },
  { players = 4, towers = [4, 4, 4, 4, 4, 4] },
  { players = 4, towers = [3, 4, 5, 5, 4, 3] },
  { players = 4, towers = [2, 6, 3, 4, 6, 3] },
]

# A middle or a dome pays about twice what its materials are worth (wood and brick 1, stone a little more, gold and gems
# 2; half a recognition for a ruble), so that final scores lie between 25 and 70. Domes pay a little more. A base takes
# four materials and pays less: whoever claims one opens the better card above it to the others. That makes up for the
# turn that those who begin are often ahead, which the rubles in turn order alone do not.
[base] # RC-S7
source = "designed"
count_source = "reported"
rows = [
  { wood = 2, brick = 2, recognition = 5, rubles = 0 },
  { wood = 2, brick = 1, stone = 1, recognition = 5, rubles = 1 },
  { wood = 1, brick = 2, stone = 1, recognition = 5, rubles = 1 },
  { wood = 1, brick = 1, stone = 2, recognition = 6, rubles = 0 },
  { wood = 2, stone = 2, recognition = 6, rubles = 0 },
  { brick = 2, stone = 2, recognition = 6, rubles = 0 },
  { wood = 3, brick = 1, recognition = 4, rubles = 1 },
  { wood = 1, brick = 3, recognition = 4, rubles = 1 },
  { wood = 2, brick = 1, gold = 1, recognition = 6, rubles = 1 },
  { wood = 1, brick = 2, gold = 1, recognition = 6, rubles = 1 },
]

[middle] # RC-S7
source = "designed"
count_source = "reported"
rows = [
  { wood = 1, stone = 2, recognition = 5, rubles = 1 },
  { brick = 1, stone = 2, recognition = 5, rubles = 1 },
  { stone = 3, recognition = 5, rubles = 2 },
  { wood = 2, brick = 1, stone = 1, recognition = 7, rubles = 0 },
  { wood = 2, stone = 2, recognition = 7, rubles = 1 },
  { brick = 2, stone = 2, recognition = 7, rubles = 1 },
  { wood = 2, gold = 1, recognition = 4, rubles = 2 },
  { brick = 2, gold = 1, recognition = 4, rubles = 2 },
  { wood = 1, stone = 1, gold = 1, recognition = 7, rubles = 0 },
  { brick = 1, stone = 1, gold = 1, recognition = 7, rubles = 0 },
  { wood = 1, brick = 1, stone = 1, gold = 1, recognition = 7, rubles = 2 },
  { wood = 2, brick = 1, gold = 1, recognition = 7, rubles = 2 },
  { wood = 1, stone = 2, gold = 1, recognition = 9, rubles = 1 },
  { brick = 1, stone = 2, gold = 1, recognition = 9, rubles = 1 },
  { wood = 1, brick = 1, gold = 2, recognition = 9, rubles = 2 },
  { wood = 1, stone = 1, green_gem = 1, recognition = 7, rubles = 1 },
  { brick = 1, stone = 1, purple_gem = 1, recognition = 7, rubles = 1 },
  { wood = 1, brick = 1, stone = 1, green_gem = 1, recognition = 9, rubles = 1 },
  { wood = 1, brick = 1, stone = 1, purple_gem = 1, recognition = 9, rubles = 1 },
  { brick = 2, stone = 1, gold = 1, recognition = 9, rubles = 0 },
]

[dome] # RC-S7
source = "designed"
count_source = "reported"
rows = [
  { brick = 1, stone = 1, gold = 1, recognition = 9, rubles = 1 },
  { stone = 2, gold = 1, recognition = 9, rubles = 2 },
  { stone = 1, gold = 2, recognition = 10, rubles = 1 },
  { stone = 1, gold = 1, green_gem = 1, recognition = 10, rubles = 1 },
  { stone = 1, gold = 1, purple_gem = 1, recognition = 10, rubles = 1 },
  { stone = 2, gold = 2, recognition = 12, rubles = 1 },
  { wood = 1, gold = 2, green_gem = 1, recognition = 14, rubles = 0 },
  { brick = 1, gold = 2, purple_gem = 1, recognition = 14, rubles = 0 },
  { stone = 1, gold = 1, green_gem = 1, purple_gem = 1, recognition = 14, rubles = 1 },
  { gold = 2, green_gem = 1, purple_gem = 1, recognition = 14, rubles = 3 },
]

# What each player has, and the material each costs (RC-S4, RC-D2); a base takes a door, a middle an arch, a dome a cross.
[ornament]
source = "rulebook"
rows = [
  { ornament = "door", costs = "wood" },
  { ornament = "arch", costs = "stone" },
  { ornament = "arch", costs = "stone" },
  { ornament = "cross", costs = "gold" },
]

# Workshop -----------------------------------------------------------------------------------------

# `marked` tiles bear 3+ (RC-S8); their five die tiles serve Ivan (RC-V1).
[workshop_tile]
source = "designed"
count_source = "reported"
rows = [
  { gives = "die-red", marked = false },
  { gives = "die-blue", marked = false },
  { gives = "die-green", marked = false },
  { gives = "die-yellow", marked = false },
  { gives = "die-white", marked = false },
  { gives = "wood", amount = 1, marked = false },
  { gives = "brick", amount = 1, marked = false },
  { gives = "stone", amount = 1, marked = false },
  { gives = "gold", amount = 1, marked = false },
  { gives = "green_gem", amount = 1, marked = false },
  { gives = "purple_gem", amount = 1, marked = false },
  { gives = "any", amount = 1, marked = false },
  { gives = "rubles", amount = 2, marked = false },
  { gives = "recognition", amount = 1, marked = false },
  { gives = "die-red", marked = true },
  { gives = "die-blue", marked = true },
  { gives = "die-green", marked = true },
  { gives = "die-yellow", marked = true },
  { gives = "die-white", marked = true },
  { gives = "wood", amount = 1, marked = true },
  { gives = "brick", amount = 1, marked = true },
  { gives = "stone", amount = 1, marked = true },
  { gives = "gold", amount = 1, marked = true },
  { gives = "green_gem", amount = 1, marked = true },
  { gives = "purple_gem", amount = 1, marked = true },
  { gives = "any", amount = 1, marked = true },
  { gives = "rubles", amount = 2, marked = true },
  { gives = "recognition", amount = 1, marked = true },
]

# The four boards are turned copies of one another, so that no colour is better: the space of the own colour is the
# dearest. The rulebook shows two facts: the yellow board''s blue space costs 2 and its green space holds an arch.
[board] # RC-C5, RC-C6
source = "designed"
rows = [
  { colour = "red", prices = { red = 3, blue = 1, green = 2, yellow = 1, white_1 = 2, white_2 = 3 }, ornaments = { red = "cross", blue = "arch", green = "door", yellow = "arch" } },
  { colour = "blue", prices = { red = 1, blue = 3, green = 1, yellow = 2, white_1 = 2, white_2 = 3 }, ornaments = { red = "arch", blue = "cross", green = "arch", yellow = "door" } },
  { colour = "green", prices = { red = 2, blue = 1, green = 3, yellow = 1, white_1 = 2, white_2 = 3 }, ornaments = { red = "door", blue = "arch", green = "cross", yellow = "arch" } },
  { colour = "yellow", prices = { red = 1, blue = 2, green = 1, yellow = 3, white_1 = 2, white_2 = 3 }, ornaments = { red = "arch", blue = "door", green = "arch", yellow = "cross" } },
]

[advanced_side] # RC-C5
source = "rulebook"
price = 3

# Solo ---------------------------------------------------------------------------------------------

[ivan] # RC-V3, RC-V7, RC-V8; the prestige for an ornament is our reading
source = "rulebook"
materials = 4
recognition = 4
ornament_prestige = 1
ornaments = ["door", "arch", "arch", "cross"]

[ivan_card] # RC-V3 to RC-V7
source = "rulebook"
rows = [
  { card = "inventory" },
  { card = "transport" },
  { card = "construction" },
  { card = "claim" },
  { card = "recognition" },
]
');


--
-- Data for Name: chat; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chat VALUES (1, '7b8d48c3130c', 0, 'Ana', 'Dobrý den, Jane', NULL, 1794901650.355833);
INSERT INTO public.chat VALUES (2, '7b8d48c3130c', 1, 'Jan', NULL, 'good-luck', 1794901650.4075656);


--
-- Data for Name: guests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.guests VALUES ('oIIRjMc2ID2KR1v2UWVgQf1g', 'Ana', NULL, NULL, 1794901648.1936274, NULL);
INSERT INTO public.guests VALUES ('3pP0W2jpv9jl0MWPEik1wc9W', 'Jan', NULL, NULL, 1794901648.2358432, NULL);
INSERT INTO public.guests VALUES ('L7T2lk6oLnQcgA3fZbazcvGI', 'Eva Old', 'eva old', '$argon2id$v=19$m=65536,t=3,p=4$8NhDntidm+4FqBOOqwpDOg$W0O8e1GZoNj+jE7WQZ3mDZlcrc2QVMHs7Bskv358Ks4', 1794901650.4370582, 'cs');


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES ('host', '\x96479dbba19f0f51ee213d3dadfe385fe3d13c815597ff9be801b42a30c1fad7');
INSERT INTO public.keys VALUES ('cookies', '\x87a531e98794848808ac725df63acc6f47c9588326af7f29878235d944715736');


--
-- Data for Name: lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.lines VALUES ('7b8d48c3130c', 1, '. first 0');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 2, '. tile green_gem');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 3, '. tile gold');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 4, '. tile recognition');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 5, '. tile rubles');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 6, '. tile wood');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 7, '. tile stone');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 8, '. tile purple_gem');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 9, '. card merchants-2');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 10, '. card carters-1');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 11, '. card clergy-2');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 12, '. card artisans-3');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 13, '. blueprint 2');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 14, '. card base-8');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 15, '. card dome-8');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 16, '. card base-3');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 17, '. card middle-17');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 18, '. card middle-8');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 19, '. card dome-1');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 20, '. card base-7');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 21, '. card middle-15');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 22, '. card middle-20');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 23, '. card dome-10');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 24, '. card base-4');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 25, '. card dome-5');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 26, '. workshop die-blue');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 27, '. workshop die-red');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 28, '. workshop brick');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 29, '. workshop gold');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 30, '. workshop die-white');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 31, '. workshop rubles');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 32, '. workshop green_gem');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 33, '. workshop die-green');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 34, '. workshop any');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 35, '. workshop purple_gem');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 36, '. workshop recognition');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 37, '. workshop die-yellow');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 38, '. die blue');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 39, '. blue 1');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 40, '. die green');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 41, '. green 6');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 42, '. die yellow');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 43, '. yellow 5');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 44, '. die red');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 45, '. red 4');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 46, '. white 6');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 47, '0 claim a1');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 48, '0 banner inventory');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 49, '0 space red');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 50, '0 up');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 51, '0 take 0');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 52, '0 end');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 53, '1 claim a2');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 54, '1 banner inventory');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 55, '1 space red');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 56, '1 up');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 57, '1 take 0');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 58, '1 end');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 59, '0 claim b1');
INSERT INTO public.lines VALUES ('7b8d48c3130c', 60, '0 banner inventory');
INSERT INTO public.lines VALUES ('b9d619aeff90', 1, '. first 0');
INSERT INTO public.lines VALUES ('b9d619aeff90', 2, '. tile red move');
INSERT INTO public.lines VALUES ('b9d619aeff90', 3, '. tile yellow stained_glass');
INSERT INTO public.lines VALUES ('b9d619aeff90', 4, '. tile yellow-green scaffolding');
INSERT INTO public.lines VALUES ('b9d619aeff90', 5, '. tile yellow-red recruit');
INSERT INTO public.lines VALUES ('b9d619aeff90', 6, '. tile blue move');
INSERT INTO public.lines VALUES ('b9d619aeff90', 7, '. tile blue-red stained_glass');
INSERT INTO public.lines VALUES ('b9d619aeff90', 8, '. tile green catastrophe');
INSERT INTO public.lines VALUES ('b9d619aeff90', 9, '0 extend 1');
INSERT INTO public.lines VALUES ('b9d619aeff90', 10, '0 cell a1');
INSERT INTO public.lines VALUES ('b9d619aeff90', 11, '. no crown');
INSERT INTO public.lines VALUES ('b9d619aeff90', 12, '. tile red scaffolding');
INSERT INTO public.lines VALUES ('b9d619aeff90', 13, '0 extend 1');
INSERT INTO public.lines VALUES ('b9d619aeff90', 14, '0 cell b1');
INSERT INTO public.lines VALUES ('b9d619aeff90', 15, '. crown');
INSERT INTO public.lines VALUES ('b9d619aeff90', 16, '. tile red-green recruit');
INSERT INTO public.lines VALUES ('b9d619aeff90', 17, '0 extend 1');
INSERT INTO public.lines VALUES ('b9d619aeff90', 18, '0 cell c1');
INSERT INTO public.lines VALUES ('b9d619aeff90', 19, '. crown');
INSERT INTO public.lines VALUES ('b9d619aeff90', 20, '. tile blue confusion');
INSERT INTO public.lines VALUES ('b9d619aeff90', 21, '0 end');
INSERT INTO public.lines VALUES ('b9d619aeff90', 22, '1 extend 1');
INSERT INTO public.lines VALUES ('b9d619aeff90', 23, '1 cell d1');
INSERT INTO public.lines VALUES ('b9d619aeff90', 24, '. tile blue-green promotion');
INSERT INTO public.lines VALUES ('b9d619aeff90', 25, '1 extend 1');
INSERT INTO public.lines VALUES ('b9d619aeff90', 26, '1 cell e1');
INSERT INTO public.lines VALUES ('b9d619aeff90', 27, '. tile yellow-red promotion');
INSERT INTO public.lines VALUES ('b9d619aeff90', 28, '1 extend 1');
INSERT INTO public.lines VALUES ('b9d619aeff90', 29, '1 cell a2');
INSERT INTO public.lines VALUES ('b9d619aeff90', 30, '. tile yellow scaffolding');
INSERT INTO public.lines VALUES ('b9d619aeff90', 31, '1 end');
INSERT INTO public.lines VALUES ('2b914326b8e1', 1, '. first 0');
INSERT INTO public.lines VALUES ('2b914326b8e1', 2, '. tile recognition');
INSERT INTO public.lines VALUES ('2b914326b8e1', 3, '. tile purple_gem');
INSERT INTO public.lines VALUES ('2b914326b8e1', 4, '. tile brick');
INSERT INTO public.lines VALUES ('2b914326b8e1', 5, '. tile green_gem');
INSERT INTO public.lines VALUES ('2b914326b8e1', 6, '. tile wood');
INSERT INTO public.lines VALUES ('2b914326b8e1', 7, '. tile rubles');
INSERT INTO public.lines VALUES ('2b914326b8e1', 8, '. tile gold');
INSERT INTO public.lines VALUES ('2b914326b8e1', 9, '. card artisans-2');
INSERT INTO public.lines VALUES ('2b914326b8e1', 10, '. card carters-3');
INSERT INTO public.lines VALUES ('2b914326b8e1', 11, '. card clergy-3');
INSERT INTO public.lines VALUES ('2b914326b8e1', 12, '. card merchants-2');
INSERT INTO public.lines VALUES ('2b914326b8e1', 13, '. blueprint 1');
INSERT INTO public.lines VALUES ('2b914326b8e1', 14, '. card base-6');
INSERT INTO public.lines VALUES ('2b914326b8e1', 15, '. card middle-14');
INSERT INTO public.lines VALUES ('2b914326b8e1', 16, '. card dome-4');
INSERT INTO public.lines VALUES ('2b914326b8e1', 17, '. card base-1');
INSERT INTO public.lines VALUES ('2b914326b8e1', 18, '. card middle-19');
INSERT INTO public.lines VALUES ('2b914326b8e1', 19, '. card dome-5');
INSERT INTO public.lines VALUES ('2b914326b8e1', 20, '. card base-8');
INSERT INTO public.lines VALUES ('2b914326b8e1', 21, '. card middle-2');
INSERT INTO public.lines VALUES ('2b914326b8e1', 22, '. card dome-9');
INSERT INTO public.lines VALUES ('2b914326b8e1', 23, '. card base-7');
INSERT INTO public.lines VALUES ('2b914326b8e1', 24, '. card middle-11');
INSERT INTO public.lines VALUES ('2b914326b8e1', 25, '. card dome-3');
INSERT INTO public.lines VALUES ('2b914326b8e1', 26, '. workshop wood');
INSERT INTO public.lines VALUES ('2b914326b8e1', 27, '. workshop stone');
INSERT INTO public.lines VALUES ('2b914326b8e1', 28, '. workshop rubles');
INSERT INTO public.lines VALUES ('2b914326b8e1', 29, '. workshop die-red');
INSERT INTO public.lines VALUES ('2b914326b8e1', 30, '. workshop green_gem');
INSERT INTO public.lines VALUES ('2b914326b8e1', 31, '. workshop purple_gem');
INSERT INTO public.lines VALUES ('2b914326b8e1', 32, '. workshop gold');
INSERT INTO public.lines VALUES ('2b914326b8e1', 33, '. workshop die-blue');
INSERT INTO public.lines VALUES ('2b914326b8e1', 34, '. workshop brick');
INSERT INTO public.lines VALUES ('2b914326b8e1', 35, '. workshop any');
INSERT INTO public.lines VALUES ('2b914326b8e1', 36, '. workshop die-white');
INSERT INTO public.lines VALUES ('2b914326b8e1', 37, '. workshop recognition');
INSERT INTO public.lines VALUES ('2b914326b8e1', 38, '. die blue');
INSERT INTO public.lines VALUES ('2b914326b8e1', 39, '. blue 6');
INSERT INTO public.lines VALUES ('2b914326b8e1', 40, '. die white');
INSERT INTO public.lines VALUES ('2b914326b8e1', 41, '. white 3');
INSERT INTO public.lines VALUES ('2b914326b8e1', 42, '. die red');
INSERT INTO public.lines VALUES ('2b914326b8e1', 43, '. red 4');
INSERT INTO public.lines VALUES ('2b914326b8e1', 44, '. die green');
INSERT INTO public.lines VALUES ('2b914326b8e1', 45, '. green 3');
INSERT INTO public.lines VALUES ('2b914326b8e1', 46, '. yellow 5');
INSERT INTO public.lines VALUES ('2b914326b8e1', 48, '0 banner inventory');
INSERT INTO public.lines VALUES ('2b914326b8e1', 50, '0 up');
INSERT INTO public.lines VALUES ('2b914326b8e1', 52, '0 end');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 1, '. first 0');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 2, '. tile rubles');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 3, '. tile stone');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 4, '. tile purple_gem');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 5, '. tile brick');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 6, '. tile wood');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 7, '. tile gold');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 8, '. tile green_gem');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 9, '. card carters-2');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 10, '. card merchants-2');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 11, '. card artisans-3');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 12, '. card clergy-2');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 13, '. blueprint 3');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 14, '. card base-4');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 15, '. card middle-1');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 16, '. card dome-3');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 17, '. card base-6');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 18, '. card dome-9');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 19, '. card base-9');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 20, '. card middle-2');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 21, '. card middle-10');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 22, '. card middle-12');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 23, '. card dome-2');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 24, '. card base-1');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 25, '. card dome-10');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 26, '. workshop purple_gem');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 27, '. workshop die-blue');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 28, '. workshop die-red');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 29, '. workshop wood');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 30, '. workshop recognition');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 31, '. workshop any');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 32, '. workshop gold');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 33, '. workshop die-yellow');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 34, '. workshop die-green');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 35, '. workshop stone');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 36, '. workshop rubles');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 37, '. workshop die-white');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 38, '. die blue');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 39, '. blue 3');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 40, '. die yellow');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 41, '. yellow 3');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 42, '. die white');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 43, '. white 4');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 44, '. die red');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 45, '. red 4');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 46, '. green 1');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 48, '0 banner inventory');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 50, '0 up');
INSERT INTO public.lines VALUES ('644c12dff891', 1, '. first 1');
INSERT INTO public.lines VALUES ('644c12dff891', 2, '. tile red scaffolding');
INSERT INTO public.lines VALUES ('644c12dff891', 3, '. tile green move');
INSERT INTO public.lines VALUES ('644c12dff891', 4, '. tile yellow confusion');
INSERT INTO public.lines VALUES ('644c12dff891', 5, '. tile blue promotion');
INSERT INTO public.lines VALUES ('644c12dff891', 6, '. crown');
INSERT INTO public.lines VALUES ('644c12dff891', 7, '. tile red promotion');
INSERT INTO public.lines VALUES ('644c12dff891', 8, '. no crown');
INSERT INTO public.lines VALUES ('644c12dff891', 9, '. tile red move');
INSERT INTO public.lines VALUES ('644c12dff891', 10, '. no crown');
INSERT INTO public.lines VALUES ('644c12dff891', 11, '. tile red promotion');
INSERT INTO public.lines VALUES ('644c12dff891', 13, '1 cell a1');
INSERT INTO public.lines VALUES ('644c12dff891', 14, '. crown');
INSERT INTO public.lines VALUES ('644c12dff891', 15, '. tile yellow recruit');
INSERT INTO public.lines VALUES ('644c12dff891', 17, '1 cell b1');
INSERT INTO public.lines VALUES ('644c12dff891', 18, '. tile green confusion');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 51, '! 0 resign');
INSERT INTO public.lines VALUES ('644c12dff891', 19, '! 0 resign');
INSERT INTO public.lines VALUES ('ea4aba898626', 118, '1 take 2');
INSERT INTO public.lines VALUES ('f17e6352f186', 1, '. first 0');
INSERT INTO public.lines VALUES ('f17e6352f186', 2, '. tile green_gem');
INSERT INTO public.lines VALUES ('f17e6352f186', 3, '. tile gold');
INSERT INTO public.lines VALUES ('f17e6352f186', 4, '. tile recognition');
INSERT INTO public.lines VALUES ('f17e6352f186', 5, '. tile rubles');
INSERT INTO public.lines VALUES ('f17e6352f186', 6, '. tile wood');
INSERT INTO public.lines VALUES ('f17e6352f186', 7, '. tile stone');
INSERT INTO public.lines VALUES ('f17e6352f186', 8, '. tile purple_gem');
INSERT INTO public.lines VALUES ('f17e6352f186', 9, '. card merchants-2');
INSERT INTO public.lines VALUES ('f17e6352f186', 10, '. card carters-1');
INSERT INTO public.lines VALUES ('f17e6352f186', 11, '. card clergy-2');
INSERT INTO public.lines VALUES ('f17e6352f186', 12, '. card artisans-3');
INSERT INTO public.lines VALUES ('f17e6352f186', 13, '. blueprint 2');
INSERT INTO public.lines VALUES ('f17e6352f186', 14, '. card base-8');
INSERT INTO public.lines VALUES ('f17e6352f186', 15, '. card dome-8');
INSERT INTO public.lines VALUES ('f17e6352f186', 16, '. card base-3');
INSERT INTO public.lines VALUES ('f17e6352f186', 17, '. card middle-17');
INSERT INTO public.lines VALUES ('f17e6352f186', 18, '. card middle-8');
INSERT INTO public.lines VALUES ('f17e6352f186', 19, '. card dome-1');
INSERT INTO public.lines VALUES ('f17e6352f186', 20, '. card base-7');
INSERT INTO public.lines VALUES ('f17e6352f186', 21, '. card middle-15');
INSERT INTO public.lines VALUES ('f17e6352f186', 22, '. card middle-20');
INSERT INTO public.lines VALUES ('f17e6352f186', 23, '. card dome-10');
INSERT INTO public.lines VALUES ('f17e6352f186', 24, '. card base-4');
INSERT INTO public.lines VALUES ('f17e6352f186', 25, '. card dome-5');
INSERT INTO public.lines VALUES ('f17e6352f186', 26, '. workshop die-blue');
INSERT INTO public.lines VALUES ('f17e6352f186', 27, '. workshop die-red');
INSERT INTO public.lines VALUES ('f17e6352f186', 28, '. workshop brick');
INSERT INTO public.lines VALUES ('f17e6352f186', 29, '. workshop gold');
INSERT INTO public.lines VALUES ('f17e6352f186', 30, '. workshop die-white');
INSERT INTO public.lines VALUES ('f17e6352f186', 31, '. workshop rubles');
INSERT INTO public.lines VALUES ('f17e6352f186', 32, '. workshop green_gem');
INSERT INTO public.lines VALUES ('f17e6352f186', 33, '. workshop die-green');
INSERT INTO public.lines VALUES ('f17e6352f186', 34, '. workshop any');
INSERT INTO public.lines VALUES ('f17e6352f186', 35, '. workshop purple_gem');
INSERT INTO public.lines VALUES ('f17e6352f186', 36, '. workshop recognition');
INSERT INTO public.lines VALUES ('f17e6352f186', 37, '. workshop die-yellow');
INSERT INTO public.lines VALUES ('2b914326b8e1', 47, '0 claim a1');
INSERT INTO public.lines VALUES ('2b914326b8e1', 49, '0 space red');
INSERT INTO public.lines VALUES ('2b914326b8e1', 51, '0 take 0');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 47, '0 claim a1');
INSERT INTO public.lines VALUES ('7a7de845a7f7', 49, '0 space red');
INSERT INTO public.lines VALUES ('644c12dff891', 12, '1 extend 1');
INSERT INTO public.lines VALUES ('644c12dff891', 16, '1 extend 1');
INSERT INTO public.lines VALUES ('ea4aba898626', 1, '. first 0');
INSERT INTO public.lines VALUES ('ea4aba898626', 2, '. tile wood');
INSERT INTO public.lines VALUES ('ea4aba898626', 3, '. tile purple_gem');
INSERT INTO public.lines VALUES ('ea4aba898626', 4, '. tile brick');
INSERT INTO public.lines VALUES ('ea4aba898626', 5, '. tile stone');
INSERT INTO public.lines VALUES ('ea4aba898626', 6, '. tile rubles');
INSERT INTO public.lines VALUES ('ea4aba898626', 7, '. tile gold');
INSERT INTO public.lines VALUES ('ea4aba898626', 8, '. tile recognition');
INSERT INTO public.lines VALUES ('ea4aba898626', 9, '. card clergy-1');
INSERT INTO public.lines VALUES ('ea4aba898626', 10, '. card merchants-1');
INSERT INTO public.lines VALUES ('ea4aba898626', 11, '. card carters-1');
INSERT INTO public.lines VALUES ('ea4aba898626', 12, '. blueprint 2');
INSERT INTO public.lines VALUES ('ea4aba898626', 13, '. card base-2');
INSERT INTO public.lines VALUES ('ea4aba898626', 14, '. card dome-2');
INSERT INTO public.lines VALUES ('ea4aba898626', 15, '. card base-1');
INSERT INTO public.lines VALUES ('ea4aba898626', 16, '. card middle-16');
INSERT INTO public.lines VALUES ('ea4aba898626', 17, '. card middle-8');
INSERT INTO public.lines VALUES ('ea4aba898626', 18, '. card dome-3');
INSERT INTO public.lines VALUES ('ea4aba898626', 19, '. card base-9');
INSERT INTO public.lines VALUES ('ea4aba898626', 20, '. card middle-6');
INSERT INTO public.lines VALUES ('ea4aba898626', 21, '. card middle-18');
INSERT INTO public.lines VALUES ('ea4aba898626', 22, '. card dome-9');
INSERT INTO public.lines VALUES ('ea4aba898626', 23, '. card base-7');
INSERT INTO public.lines VALUES ('ea4aba898626', 24, '. card dome-7');
INSERT INTO public.lines VALUES ('ea4aba898626', 25, '. workshop die-red');
INSERT INTO public.lines VALUES ('ea4aba898626', 26, '. workshop die-green');
INSERT INTO public.lines VALUES ('ea4aba898626', 27, '. workshop green_gem');
INSERT INTO public.lines VALUES ('ea4aba898626', 28, '. workshop stone');
INSERT INTO public.lines VALUES ('ea4aba898626', 29, '. workshop rubles');
INSERT INTO public.lines VALUES ('ea4aba898626', 30, '. workshop any');
INSERT INTO public.lines VALUES ('ea4aba898626', 31, '. workshop purple_gem');
INSERT INTO public.lines VALUES ('ea4aba898626', 32, '. workshop recognition');
INSERT INTO public.lines VALUES ('ea4aba898626', 33, '. workshop gold');
INSERT INTO public.lines VALUES ('ea4aba898626', 34, '. workshop wood');
INSERT INTO public.lines VALUES ('ea4aba898626', 35, '. workshop die-blue');
INSERT INTO public.lines VALUES ('ea4aba898626', 36, '. workshop die-yellow');
INSERT INTO public.lines VALUES ('ea4aba898626', 37, '. die blue');
INSERT INTO public.lines VALUES ('ea4aba898626', 38, '. blue 4');
INSERT INTO public.lines VALUES ('ea4aba898626', 39, '. die yellow');
INSERT INTO public.lines VALUES ('ea4aba898626', 40, '. yellow 3');
INSERT INTO public.lines VALUES ('ea4aba898626', 41, '. die white');
INSERT INTO public.lines VALUES ('ea4aba898626', 42, '. white 5');
INSERT INTO public.lines VALUES ('ea4aba898626', 43, '. die green');
INSERT INTO public.lines VALUES ('ea4aba898626', 44, '. green 6');
INSERT INTO public.lines VALUES ('ea4aba898626', 45, '. red 6');
INSERT INTO public.lines VALUES ('ea4aba898626', 46, '0 claim b1');
INSERT INTO public.lines VALUES ('ea4aba898626', 47, '0 banner inventory');
INSERT INTO public.lines VALUES ('ea4aba898626', 48, '0 space yellow');
INSERT INTO public.lines VALUES ('ea4aba898626', 49, '0 up');
INSERT INTO public.lines VALUES ('ea4aba898626', 50, '0 take 1');
INSERT INTO public.lines VALUES ('ea4aba898626', 51, '0 end');
INSERT INTO public.lines VALUES ('ea4aba898626', 52, '1 claim b2');
INSERT INTO public.lines VALUES ('ea4aba898626', 53, '1 banner inventory');
INSERT INTO public.lines VALUES ('ea4aba898626', 54, '1 space red');
INSERT INTO public.lines VALUES ('ea4aba898626', 55, '1 up');
INSERT INTO public.lines VALUES ('ea4aba898626', 56, '1 take 1');
INSERT INTO public.lines VALUES ('ea4aba898626', 57, '1 end');
INSERT INTO public.lines VALUES ('ea4aba898626', 58, '0 die red');
INSERT INTO public.lines VALUES ('ea4aba898626', 59, '0 more 0');
INSERT INTO public.lines VALUES ('ea4aba898626', 60, '0 take 3');
INSERT INTO public.lines VALUES ('ea4aba898626', 61, '0 influence 1');
INSERT INTO public.lines VALUES ('ea4aba898626', 62, '0 end');
INSERT INTO public.lines VALUES ('ea4aba898626', 63, '. red 2');
INSERT INTO public.lines VALUES ('ea4aba898626', 64, '. white 1');
INSERT INTO public.lines VALUES ('ea4aba898626', 65, '1 claim a1');
INSERT INTO public.lines VALUES ('ea4aba898626', 66, '1 banner inventory');
INSERT INTO public.lines VALUES ('ea4aba898626', 67, '1 space green');
INSERT INTO public.lines VALUES ('ea4aba898626', 68, '1 up');
INSERT INTO public.lines VALUES ('ea4aba898626', 69, '1 take 2');
INSERT INTO public.lines VALUES ('ea4aba898626', 70, '1 end');
INSERT INTO public.lines VALUES ('ea4aba898626', 71, '0 die yellow');
INSERT INTO public.lines VALUES ('ea4aba898626', 72, '0 take 2');
INSERT INTO public.lines VALUES ('ea4aba898626', 73, '0 use yellow');
INSERT INTO public.lines VALUES ('ea4aba898626', 74, '0 end');
INSERT INTO public.lines VALUES ('ea4aba898626', 75, '. yellow 1');
INSERT INTO public.lines VALUES ('ea4aba898626', 76, '1 die blue');
INSERT INTO public.lines VALUES ('ea4aba898626', 77, '1 more 0');
INSERT INTO public.lines VALUES ('ea4aba898626', 78, '1 take 2');
INSERT INTO public.lines VALUES ('ea4aba898626', 79, '1 end');
INSERT INTO public.lines VALUES ('ea4aba898626', 80, '. blue 3');
INSERT INTO public.lines VALUES ('ea4aba898626', 81, '. yellow 5');
INSERT INTO public.lines VALUES ('ea4aba898626', 82, '0 build');
INSERT INTO public.lines VALUES ('ea4aba898626', 83, '0 lay wood b1');
INSERT INTO public.lines VALUES ('ea4aba898626', 84, '0 lay wood b1');
INSERT INTO public.lines VALUES ('ea4aba898626', 85, '0 lay brick b1');
INSERT INTO public.lines VALUES ('ea4aba898626', 86, '0 end');
INSERT INTO public.lines VALUES ('ea4aba898626', 87, '1 build');
INSERT INTO public.lines VALUES ('ea4aba898626', 88, '1 lay wood a1');
INSERT INTO public.lines VALUES ('ea4aba898626', 89, '1 lay wood a1');
INSERT INTO public.lines VALUES ('ea4aba898626', 90, '1 lay brick a1');
INSERT INTO public.lines VALUES ('ea4aba898626', 91, '1 end');
INSERT INTO public.lines VALUES ('ea4aba898626', 92, '0 build');
INSERT INTO public.lines VALUES ('ea4aba898626', 93, '0 stop');
INSERT INTO public.lines VALUES ('ea4aba898626', 94, '0 end');
INSERT INTO public.lines VALUES ('ea4aba898626', 95, '1 build');
INSERT INTO public.lines VALUES ('ea4aba898626', 96, '1 lay stone a1');
INSERT INTO public.lines VALUES ('ea4aba898626', 97, '1 end');
INSERT INTO public.lines VALUES ('ea4aba898626', 98, '0 die white');
INSERT INTO public.lines VALUES ('ea4aba898626', 99, '0 more 0');
INSERT INTO public.lines VALUES ('ea4aba898626', 100, '0 take 2');
INSERT INTO public.lines VALUES ('ea4aba898626', 101, '0 influence 1');
INSERT INTO public.lines VALUES ('ea4aba898626', 102, '0 end');
INSERT INTO public.lines VALUES ('ea4aba898626', 103, '. green 4');
INSERT INTO public.lines VALUES ('ea4aba898626', 104, '. white 3');
INSERT INTO public.lines VALUES ('ea4aba898626', 105, '1 claim c1');
INSERT INTO public.lines VALUES ('ea4aba898626', 106, '1 banner inventory');
INSERT INTO public.lines VALUES ('ea4aba898626', 107, '1 space blue');
INSERT INTO public.lines VALUES ('ea4aba898626', 108, '1 down');
INSERT INTO public.lines VALUES ('ea4aba898626', 109, '1 end');
INSERT INTO public.lines VALUES ('ea4aba898626', 110, '0 build');
INSERT INTO public.lines VALUES ('ea4aba898626', 111, '0 decorate b1');
INSERT INTO public.lines VALUES ('ea4aba898626', 112, '0 gems green-purple');
INSERT INTO public.lines VALUES ('ea4aba898626', 113, '0 end');
INSERT INTO public.lines VALUES ('ea4aba898626', 114, '1 claim b3');
INSERT INTO public.lines VALUES ('ea4aba898626', 115, '1 banner inventory');
INSERT INTO public.lines VALUES ('ea4aba898626', 116, '1 space yellow');
INSERT INTO public.lines VALUES ('ea4aba898626', 117, '1 up');
INSERT INTO public.lines VALUES ('ea4aba898626', 119, '1 end');
INSERT INTO public.lines VALUES ('7382654bdd76', 1, '. first 1');
INSERT INTO public.lines VALUES ('7382654bdd76', 2, '. tile gold');
INSERT INTO public.lines VALUES ('f17e6352f186', 38, '. die blue');
INSERT INTO public.lines VALUES ('f17e6352f186', 39, '. blue 1');
INSERT INTO public.lines VALUES ('f17e6352f186', 40, '. die green');
INSERT INTO public.lines VALUES ('f17e6352f186', 41, '. green 6');
INSERT INTO public.lines VALUES ('f17e6352f186', 42, '. die yellow');
INSERT INTO public.lines VALUES ('f17e6352f186', 43, '. yellow 5');
INSERT INTO public.lines VALUES ('f17e6352f186', 44, '. die red');
INSERT INTO public.lines VALUES ('f17e6352f186', 45, '. red 4');
INSERT INTO public.lines VALUES ('f17e6352f186', 46, '. white 6');
INSERT INTO public.lines VALUES ('f17e6352f186', 47, '0 claim a1');
INSERT INTO public.lines VALUES ('f17e6352f186', 48, '0 banner inventory');
INSERT INTO public.lines VALUES ('f17e6352f186', 49, '0 space red');
INSERT INTO public.lines VALUES ('f17e6352f186', 50, '0 up');
INSERT INTO public.lines VALUES ('f17e6352f186', 51, '0 take 0');
INSERT INTO public.lines VALUES ('f17e6352f186', 52, '0 end');
INSERT INTO public.lines VALUES ('f17e6352f186', 53, '1 claim a2');
INSERT INTO public.lines VALUES ('f17e6352f186', 54, '1 banner inventory');
INSERT INTO public.lines VALUES ('f17e6352f186', 55, '1 space red');
INSERT INTO public.lines VALUES ('f17e6352f186', 56, '1 up');
INSERT INTO public.lines VALUES ('f17e6352f186', 57, '1 take 0');
INSERT INTO public.lines VALUES ('f17e6352f186', 58, '1 end');
INSERT INTO public.lines VALUES ('7382654bdd76', 3, '. tile green_gem');
INSERT INTO public.lines VALUES ('7382654bdd76', 4, '. tile recognition');
INSERT INTO public.lines VALUES ('7382654bdd76', 5, '. tile purple_gem');
INSERT INTO public.lines VALUES ('7382654bdd76', 6, '. tile brick');
INSERT INTO public.lines VALUES ('7382654bdd76', 7, '. tile stone');
INSERT INTO public.lines VALUES ('7382654bdd76', 8, '. tile rubles');
INSERT INTO public.lines VALUES ('7382654bdd76', 9, '. card clergy-2');
INSERT INTO public.lines VALUES ('7382654bdd76', 10, '. card merchants-3');
INSERT INTO public.lines VALUES ('7382654bdd76', 11, '. card carters-3');
INSERT INTO public.lines VALUES ('7382654bdd76', 12, '. card artisans-2');
INSERT INTO public.lines VALUES ('7382654bdd76', 13, '. blueprint 1');
INSERT INTO public.lines VALUES ('7382654bdd76', 14, '. card base-2');
INSERT INTO public.lines VALUES ('7382654bdd76', 15, '. card middle-16');
INSERT INTO public.lines VALUES ('7382654bdd76', 16, '. card dome-10');
INSERT INTO public.lines VALUES ('7382654bdd76', 17, '. card base-7');
INSERT INTO public.lines VALUES ('7382654bdd76', 18, '. card middle-2');
INSERT INTO public.lines VALUES ('7382654bdd76', 19, '. card dome-2');
INSERT INTO public.lines VALUES ('7382654bdd76', 20, '. card base-5');
INSERT INTO public.lines VALUES ('7382654bdd76', 21, '. card middle-5');
INSERT INTO public.lines VALUES ('7382654bdd76', 22, '. card dome-1');
INSERT INTO public.lines VALUES ('7382654bdd76', 23, '. card base-8');
INSERT INTO public.lines VALUES ('7382654bdd76', 24, '. card middle-9');
INSERT INTO public.lines VALUES ('7382654bdd76', 25, '. card dome-6');
INSERT INTO public.lines VALUES ('7382654bdd76', 26, '. workshop die-green');
INSERT INTO public.lines VALUES ('7382654bdd76', 27, '. workshop green_gem');
INSERT INTO public.lines VALUES ('7382654bdd76', 28, '. workshop die-yellow');
INSERT INTO public.lines VALUES ('7382654bdd76', 29, '. workshop stone');
INSERT INTO public.lines VALUES ('7382654bdd76', 30, '. workshop die-red');
INSERT INTO public.lines VALUES ('7382654bdd76', 31, '. workshop gold');
INSERT INTO public.lines VALUES ('7382654bdd76', 32, '. workshop purple_gem');
INSERT INTO public.lines VALUES ('7382654bdd76', 33, '. workshop die-blue');
INSERT INTO public.lines VALUES ('7382654bdd76', 34, '. workshop brick');
INSERT INTO public.lines VALUES ('7382654bdd76', 35, '. workshop rubles');
INSERT INTO public.lines VALUES ('7382654bdd76', 36, '. workshop wood');
INSERT INTO public.lines VALUES ('7382654bdd76', 37, '. workshop recognition');
INSERT INTO public.lines VALUES ('7382654bdd76', 38, '. die yellow');
INSERT INTO public.lines VALUES ('7382654bdd76', 39, '. yellow 1');
INSERT INTO public.lines VALUES ('7382654bdd76', 40, '. die white');
INSERT INTO public.lines VALUES ('7382654bdd76', 41, '. white 1');
INSERT INTO public.lines VALUES ('7382654bdd76', 42, '. die blue');
INSERT INTO public.lines VALUES ('7382654bdd76', 43, '. blue 5');
INSERT INTO public.lines VALUES ('7382654bdd76', 44, '. die green');
INSERT INTO public.lines VALUES ('7382654bdd76', 45, '. green 4');
INSERT INTO public.lines VALUES ('7382654bdd76', 46, '. red 2');


--
-- Data for Name: matches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.matches VALUES ('b9d619aeff90', 'basilica', '{}', 'running', true, 'cKh32VWOrzm5rQZ4', '\x28b6f0b10ceabcc473477c4e2c82e0701e99f5794f53249d16d9680dd2a32a17', '', 'game     basilica
rules    2
version  0.2.0
seat 0   "Ana"
seat 1   "Jan"
pieces   f1b95d130c8a
dice     sha256:447e9282c978637a7d2b27bb3604ee1da46d172360530eeb1e696b3f3eb5e718 salts eca493a022834b8e fe9606b6d7dc1bf0

', 'null', NULL, 31, 0, '[0, 0]', 1794901648.776154, '');
INSERT INTO public.matches VALUES ('7b8d48c3130c', 'red_cathedral', '{"board": "basic", "first_game": "no", "colours": "red-blue-green-yellow"}', 'running', true, 'daoYOjgSbnY6lTCg', '\x6baa8b4e3a6d0375e427cabcc3f0473fd5d175906ff6268693cfa170c7d6de56', '', 'game     red_cathedral
rules    3
version  0.2.0
seat 0   "Ana"
seat 1   "Jan"
options  board=basic first_game=no colours=red-blue-green-yellow
pieces   e1d7a51021e3
dice     sha256:34f90d870633f635ef8ed8dd128065710fb1afce7d64cdca2718658ac2c18a64 salts a80da587ef4c69f7 6479dc259c138569

', 'null', NULL, 60, 0, '[0, 0]', 1794901648.2082996, '');
INSERT INTO public.matches VALUES ('2b914326b8e1', 'red_cathedral', '{"board": "basic", "first_game": "no", "colours": "red-blue-green-yellow"}', 'running', true, 'E7ymFFM6fYwbk3O1', '\x93efec68c25ed1ca7c8f15744eedc48012adc4f3196c4809604a5be32b0700d0', '', 'game     red_cathedral
rules    3
version  0.2.0
seat 0   "Ana"
seat 1   "Jan"
options  board=basic first_game=no colours=red-blue-green-yellow
pieces   5d36d2c82403
dice     sha256:f9ffc4c65e348a656348f27f19376170f67cc4191f67862c3dfd063ede018a8d salts ff23ca7b673e66f1 32abfaa94421cd11

', 'null', NULL, 52, 1, '[0, 0]', 1794901649.2916918, '5d36d2c82403');
INSERT INTO public.matches VALUES ('644c12dff891', 'basilica', '{}', 'over', true, 'BPlbL5QCj2z6be6j', '\x96b8064ebf379f9d0771cf01a93b16740d57821bd6923651813c6c382e42d52f', '', 'game     basilica
rules    2
version  0.2.0
seat 0   "Jan"
seat 1   "Ana"
pieces   f1b95d130c8a
dice     sha256:ed72bb4fcd4d04325096cf9a0bec02074c5a2fe7be5ca6fe48d44012665fdaeb salts fe0b76dc5ede2ca3 faaa5f75219382e3

', '{"ending": "resigned", "scores": [0, 0], "winners": [1]}', NULL, 19, -2, '[0, 0]', 1794901649.627585, '');
INSERT INTO public.matches VALUES ('f17e6352f186', 'red_cathedral', '{"board": "basic", "first_game": "no", "colours": "red-blue-green-yellow"}', 'running', false, 'khWr9cpuGKDdA6Yo', '\x786946b4239f2403b4ccdbf2232d3f076916dfa0637a431775330275bca0d76e', '7b8d48c3130c:58', 'game     red_cathedral
rules    3
version  0.2.0
seat 0   "Ana"
seat 1   "Ana"
options  board=basic first_game=no colours=red-blue-green-yellow
pieces   e1d7a51021e3
dice     sha256:08865eed6f981ece971c276818f45cfc260f70510594aeff75793929843dadfc salts ac458b4a4eaaa9e6 1f0149e58a49d862
from     7b8d48c3130c:58

', 'null', NULL, 58, 0, '[0, 0]', 1794901650.2949367, '');
INSERT INTO public.matches VALUES ('6bcb94970bcd', 'red_cathedral', '{"board": "basic", "first_game": "no", "colours": "red-blue-green-yellow"}', 'open', false, 'raGHF-Ie6ru78XCV', '\x173dfc6b5bec9e0452b5f148eeec282af3500809b08985a57fe7c3aab11b1e01', '', '', 'null', NULL, 0, -2, 'null', 1794901650.2191637, '');
INSERT INTO public.matches VALUES ('ea4aba898626', 'red_cathedral', '{"board": "basic", "first_game": "yes", "colours": "red-blue-green-yellow"}', 'running', false, 'AdR_sPSXd04ef40O', '\x267c5358e8514d2f4bca7e5e33bdedf61aa7e7693c8db1c371cffbc08ca94e28', 'lesson:113', 'game     red_cathedral
rules    3
version  0.2.0
seat 0   "Ana"
seat 1   "apprentice" program
options  board=basic first_game=yes colours=red-blue-green-yellow
pieces   e1d7a51021e3
dice     sha256:7730efb4a7bd6f10f69bc781e87bde6f2b03d3f205b84282a783837b898f272b salts c7e526bc2af1fdff 59c5148bf3eda57b
from     lesson:113

', 'null', NULL, 119, 0, '[8, 3]', 1794901649.8477218, '');
INSERT INTO public.matches VALUES ('f16b2f2c14be', 'red_cathedral', '{"board": "basic", "first_game": "no", "colours": "red-blue-green-yellow"}', 'open', false, 'PLcxhHo5l3-kMpM_', '\x1e888370f91ac50df3436b994b1e45a784feb310cc8de65f1ef3d730cd02ec42', '', '', 'null', NULL, 0, -2, 'null', 1794901649.8080456, '');
INSERT INTO public.matches VALUES ('7a7de845a7f7', 'red_cathedral', '{"board": "basic", "first_game": "no", "colours": "red-blue-green-yellow"}', 'over', true, 'ZfJZcxuwrLvh6UCR', '\x8c61a71d447d7d7648131ad57d583520439b8886b91a126282b67dab539a42b9', '', 'game     red_cathedral
rules    3
version  0.2.0
seat 0   "Jan"
seat 1   "Ana"
options  board=basic first_game=no colours=red-blue-green-yellow
pieces   e1d7a51021e3
dice     sha256:96f45dbbd9d800aa036bc3a6c464885a2075120fb8b3fb2ed1511844714e36a5 salts 0aa57147f4efc768 1b290a5d10baa675

', '{"ending": "resigned", "scores": [0, 0], "winners": [1]}', '6bcb94970bcd', 51, -2, '[0, 0]', 1794901649.460937, '');
INSERT INTO public.matches VALUES ('7382654bdd76', 'red_cathedral', '{"board": "basic", "first_game": "no", "colours": "red-blue-green-yellow"}', 'running', true, '5c4UE8N_fU5uf9HY', '\x2a87f9511b7a7059b24ca31ecf20db6e43f950ce032836328a1490454710d02f', '', 'game     red_cathedral
rules    3
version  0.2.0
seat 0   "Eva"
seat 1   "Eva"
options  board=basic first_game=no colours=red-blue-green-yellow
pieces   e1d7a51021e3
dice     sha256:bd266fc97accd5e5b3bc582ad932aa22e215df3e120f2c89bb1a9359b1427d34 salts b1067f74168aa8e3 a1a9bba5a2bc1ec1

', 'null', NULL, 46, 1, '[0, 0]', 1794901650.443385, '');


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('7b8d48c3130c', 0, 'oIIRjMc2ID2KR1v2UWVgQf1g', NULL, 'Ana', 'a80da587ef4c69f7', false);
INSERT INTO public.seats VALUES ('7b8d48c3130c', 1, '3pP0W2jpv9jl0MWPEik1wc9W', NULL, 'Jan', '6479dc259c138569', false);
INSERT INTO public.seats VALUES ('b9d619aeff90', 0, 'oIIRjMc2ID2KR1v2UWVgQf1g', NULL, 'Ana', 'eca493a022834b8e', false);
INSERT INTO public.seats VALUES ('b9d619aeff90', 1, '3pP0W2jpv9jl0MWPEik1wc9W', NULL, 'Jan', 'fe9606b6d7dc1bf0', false);
INSERT INTO public.seats VALUES ('2b914326b8e1', 0, 'oIIRjMc2ID2KR1v2UWVgQf1g', NULL, 'Ana', 'ff23ca7b673e66f1', false);
INSERT INTO public.seats VALUES ('2b914326b8e1', 1, '3pP0W2jpv9jl0MWPEik1wc9W', NULL, 'Jan', '32abfaa94421cd11', false);
INSERT INTO public.seats VALUES ('7a7de845a7f7', 0, '3pP0W2jpv9jl0MWPEik1wc9W', NULL, 'Jan', '0aa57147f4efc768', false);
INSERT INTO public.seats VALUES ('7a7de845a7f7', 1, 'oIIRjMc2ID2KR1v2UWVgQf1g', NULL, 'Ana', '1b290a5d10baa675', false);
INSERT INTO public.seats VALUES ('644c12dff891', 0, '3pP0W2jpv9jl0MWPEik1wc9W', NULL, 'Jan', 'fe0b76dc5ede2ca3', false);
INSERT INTO public.seats VALUES ('644c12dff891', 1, 'oIIRjMc2ID2KR1v2UWVgQf1g', NULL, 'Ana', 'faaa5f75219382e3', false);
INSERT INTO public.seats VALUES ('f16b2f2c14be', 0, 'oIIRjMc2ID2KR1v2UWVgQf1g', NULL, 'Ana', '0bf3fbcc86dbefc7', false);
INSERT INTO public.seats VALUES ('f16b2f2c14be', 1, NULL, NULL, '', '', false);
INSERT INTO public.seats VALUES ('ea4aba898626', 0, 'oIIRjMc2ID2KR1v2UWVgQf1g', NULL, 'Ana', 'c7e526bc2af1fdff', false);
INSERT INTO public.seats VALUES ('ea4aba898626', 1, NULL, 'apprentice', 'apprentice', '59c5148bf3eda57b', false);
INSERT INTO public.seats VALUES ('6bcb94970bcd', 0, '3pP0W2jpv9jl0MWPEik1wc9W', NULL, 'Jan', '4e230c3e6dfed44e', false);
INSERT INTO public.seats VALUES ('6bcb94970bcd', 1, NULL, NULL, '', '', false);
INSERT INTO public.seats VALUES ('f17e6352f186', 0, 'oIIRjMc2ID2KR1v2UWVgQf1g', NULL, 'Ana', 'ac458b4a4eaaa9e6', false);
INSERT INTO public.seats VALUES ('f17e6352f186', 1, 'oIIRjMc2ID2KR1v2UWVgQf1g', NULL, 'Ana', '1f0149e58a49d862', false);
INSERT INTO public.seats VALUES ('7382654bdd76', 0, 'L7T2lk6oLnQcgA3fZbazcvGI', NULL, 'Eva', 'b1067f74168aa8e3', false);
INSERT INTO public.seats VALUES ('7382654bdd76', 1, 'L7T2lk6oLnQcgA3fZbazcvGI', NULL, 'Eva', 'a1a9bba5a2bc1ec1', false);


--
-- Name: chat_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.chat_id_seq', 2, true);


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: boxes boxes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.boxes
    ADD CONSTRAINT boxes_pkey PRIMARY KEY (digest);


--
-- Name: chat chat_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (id);


--
-- Name: guests guests_account_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_account_key UNIQUE (account);


--
-- Name: guests guests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (id);


--
-- Name: keys keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (name);


--
-- Name: lines lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_pkey PRIMARY KEY (match, line);


--
-- Name: matches matches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);


--
-- Name: seats seats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (match, seat);


--
-- Name: chat_match; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_match ON public.chat USING btree (match, id);


--
-- Name: matches_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX matches_open ON public.matches USING btree (status, listed, since);


--
-- Name: seats_guest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX seats_guest ON public.seats USING btree (guest);


--
-- Name: chat chat_match_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id);


--
-- Name: lines lines_match_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id);


--
-- Name: seats seats_match_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id);


--
-- PostgreSQL database dump complete
--


