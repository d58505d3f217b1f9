-- Each word by itself or, of the two or three that a name has, in one with a neighbor. Nothing stands in a query twice: each time costs.
CREATE OR REPLACE FUNCTION all_search_words(words text, last_is_whole boolean) RETURNS tsquery
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $_$
DECLARE
	word text[] := array_remove(regexp_split_to_array(words, '[\s!-/:-@\[-`{-~]+'), '');
	ending text := CASE WHEN last_is_whole THEN '' ELSE ':*' END;
BEGIN
	RETURN to_tsquery('pg_catalog.simple'::regconfig, CASE cardinality(word)
		WHEN 2 THEN format('%2$L & %3$L%1$s | %4$L%1$s', ending, word[1], word[2], word[1] || word[2])
		WHEN 3 THEN format('%2$L & %3$L & %4$L%1$s | %5$L & %4$L%1$s | %2$L & %6$L%1$s | %7$L%1$s',
			ending, word[1], word[2], word[3], word[1] || word[2], word[2] || word[3], word[1] || word[2] || word[3])
		ELSE (SELECT string_agg(quote_literal(each), ' & ' ORDER BY place) FROM unnest(word) WITH ORDINALITY AS words(each, place)) || ending
	END);
END
$_$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_query(input text) RETURNS tsquery
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $_$
DECLARE
	last_is_whole boolean := input ~ '(@[^\s@]+\.[^\s@.]{2,}|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])\s*$';
	words text := search_words(input);
	wanted tsquery := all_search_words(words, last_is_whole)
		|| coalesce(all_search_words(search_spelled_out(input), last_is_whole), '');
	digits text := regexp_replace(words, '\D', '', 'g');
BEGIN
	-- Of two or three words, those that follow each other are in one already.
	IF words ~ '(\S[\s!-/:-@\[-`{-~]+){3}\S' THEN
		wanted := wanted || coalesce(all_search_words(search_words(search_joined(input)), last_is_whole), '');
	END IF;
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
$_$;
