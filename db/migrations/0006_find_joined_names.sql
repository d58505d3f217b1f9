-- Words without the apostrophes and hyphens inside them; null if none has one.
CREATE FUNCTION search_joined(input text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
	SELECT nullif(regexp_replace(input, '(\S)[''`´‘’ʼʻ‐‑-](?=\S)', '\1', 'g'), input)
$_$;--> statement-breakpoint
-- Each two words that follow each other, in one: names are written both ways.
CREATE FUNCTION search_pairs(input text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $_$
DECLARE
	words text[] := regexp_split_to_array(search_words(coalesce(search_joined(input), input)), '[\s!-/:-@\[-`{-~]+');
	pairs text := '';
BEGIN
	FOR place IN 2 .. coalesce(cardinality(words), 0) LOOP
		pairs := pairs || ' ' || words[place - 1] || words[place];
	END LOOP;
	RETURN pairs;
END
$_$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_document(id bigint, phone text, texts text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
	SELECT to_tsvector('pg_catalog.simple'::regconfig, concat_ws(' ', id, search_words(texts), search_words(search_joined(texts)), search_spelled_out(texts), search_words(phone), search_phone_endings(phone)))
$$;--> statement-breakpoint
-- Each word by itself or, of the two or three that a name has, in one with a neighbor.
CREATE OR REPLACE FUNCTION all_search_words(words text, last_is_whole boolean) RETURNS tsquery
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
	SELECT to_tsquery('pg_catalog.simple'::regconfig, string_agg(concat_ws(' | ',
		'(' || quote_literal(word) || CASE WHEN following IS NULL THEN ending ELSE '' END,
		CASE WHEN total < 4 THEN quote_literal(previous || word) || CASE WHEN following IS NULL THEN ending ELSE '' END END,
		CASE WHEN total < 4 THEN quote_literal(word || following) || CASE WHEN is_last_but_one THEN ending ELSE '' END END
	) || ')', ' & '))
	FROM (
		SELECT word, count(*) OVER () AS total, CASE WHEN last_is_whole THEN '' ELSE ':*' END AS ending,
			lag(word) OVER in_order AS previous, lead(word) OVER in_order AS following, lead(word, 2) OVER in_order IS NULL AS is_last_but_one
		FROM regexp_split_to_table(words, '[\s!-/:-@\[-`{-~]+') WITH ORDINALITY AS words(word, place)
		WHERE word <> ''
		WINDOW in_order AS (ORDER BY place)
	) AS words
$_$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_query(input text) RETURNS tsquery
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $_$
DECLARE
	last_is_whole boolean := input ~ '(@[^\s@]+\.[^\s@.]{2,}|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])\s*$';
	words text := search_words(input);
	wanted tsquery := all_search_words(words, last_is_whole)
		|| coalesce(all_search_words(search_words(search_joined(input)), last_is_whole), '')
		|| coalesce(all_search_words(search_spelled_out(input), last_is_whole), '');
	digits text := regexp_replace(words, '\D', '', 'g');
BEGIN
	IF words ~ '^[\d\s()]+$' THEN
		-- A national number begins with a 0 that the international one has not, which begins with its country's digits.
		FOREACH digits IN ARRAY ARRAY[ltrim(digits, '0'), CASE WHEN strpos(input, '+') > 0 OR digits LIKE '00%' THEN
			regexp_replace(ltrim(digits, '0'), '^([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})0?', '') END]
		LOOP
			IF length(digits) > 4 THEN
				wanted := wanted || to_tsquery('pg_catalog.simple'::regconfig, digits || ':*');
			END IF;
		END LOOP;
	END IF;
	RETURN wanted;
END
$_$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION fold_quote_request() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	NEW.search := search_document(NEW.id, NEW.phone, concat_ws(' ', NEW.name, NEW.company, NEW.email, NEW.assignee, NEW.specifications, NEW.message,
		search_pairs(NEW.name), search_pairs(NEW.company),
		(SELECT string_agg(name, ' ') FROM quote_request_files WHERE request_id = NEW.id AND state <> 'removed'),
		-- A tsvector has room for a megabyte.
		(SELECT left(string_agg(note, ' ' ORDER BY id DESC), 100000) FROM quote_request_events WHERE request_id = NEW.id)));
	RETURN NEW;
END
$$;--> statement-breakpoint
UPDATE quote_requests SET search = '';
