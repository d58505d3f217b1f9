-- Search without extensions, which a hosted PostgreSQL may refuse: words are folded here, in one place, and the same
-- fold is applied to what is stored and to what is looked for.
--
-- An address is found by its domain: the signs that PostgreSQL's parser would read addresses, paths, hyphenated words
-- and markup from are replaced by spaces, and it skips the others by itself. Accents and width don't matter, and
-- Chinese, Japanese and Korean characters count as a word each, since those texts have no spaces.
CREATE FUNCTION search_words(input text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	words text := lower(input);
	sign text;
BEGIN
	FOREACH sign IN ARRAY ARRAY['.', '@', '-', '/', '_', '+', '&', '<', '~', ':'] LOOP
		words := replace(words, sign, ' ');
	END LOOP;
	-- A text of ASCII alone, the usual one, is done.
	IF octet_length(words) > char_length(words) THEN
		words := regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g');
		words := regexp_replace(normalize(words, NFKC), '[\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]', ' ', 'g');
		words := regexp_replace(words, '([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])', ' \1 ', 'g');
	END IF;
	RETURN words;
END
$$;
--> statement-breakpoint
-- What a request is found by: its reference's number, the person, the company and the two texts.
CREATE FUNCTION quote_request_document(id bigint, name text, email text, company text, specifications text, message text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
	RETURN to_tsvector('pg_catalog.simple'::regconfig, id::text
		|| ' ' || search_words(name || ' ' || coalesce(company, ''))
		|| ' ' || search_words(email || ' ' || coalesce(specifications, '') || ' ' || coalesce(message, '')));
END
$$;
--> statement-breakpoint
-- All the words of a search, in any order; NULL, which matches nothing, where it has no word. The last one may be
-- unfinished and stands for every word that it begins, unless it ends an address, or is a character that is a word by
-- itself: gathering all that begins with "com" or "example" takes forty times as long as looking the words up.
CREATE FUNCTION search_query(input text) RETURNS tsquery
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	last_is_whole boolean := input ~ '(@[^\s@]+\.[^\s@.]{2,}|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])\s*$';
BEGIN
	RETURN (
		SELECT to_tsquery('pg_catalog.simple'::regconfig, string_agg(
			quote_literal(word) || CASE WHEN is_last AND NOT last_is_whole THEN ':*' ELSE '' END, ' & '
		))
		FROM (
			SELECT word, place = max(place) OVER () AS is_last
			FROM regexp_split_to_table(search_words(input), '[\s!-/:-@\[-`{-~]+') WITH ORDINALITY AS words(word, place)
			WHERE word <> ''
		) AS words
	);
END
$$;
