-- contract: unused since the search covers phone, assignee, notes and names of files, which a generated column cannot.
ALTER TABLE "quote_requests" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "quote_requests" ALTER COLUMN "search" SET DEFAULT '';--> statement-breakpoint
-- The one folding of documents and queries: letters without marks and case, digits as 0-9.
CREATE OR REPLACE FUNCTION search_words(input text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
DECLARE
	words text := lower(input);
BEGIN
	-- A text of ASCII alone, the usual one, is done.
	IF octet_length(words) > char_length(words) THEN
		-- Marks of Latin, Greek and Cyrillic letters; points of Hebrew; vowel signs and kashida of Arabic; joiners.
		words := regexp_replace(normalize(words, NFKD), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u200c\u200d]', '', 'g');
		words := regexp_replace(lower(normalize(words, NFKC)), '[\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]', ' ', 'g');
		-- Letters that Unicode does not split, Arabic letters that are written for each other, and digits.
		words := translate(words, 'øłıđðħŋſς' || 'ٱةىیک' || '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'olıddhnsσ' || 'اهييك' || '01234567890123456789');
		words := replace(replace(replace(replace(replace(words, 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
		words := regexp_replace(words, '([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])', ' \1 ', 'g');
	END IF;
	RETURN translate(words, '.@-/_+&<~:', '          ');
END
$$;--> statement-breakpoint
-- The same words as people without these keys spell them; null if none has such a letter.
CREATE FUNCTION search_spelled_out(input text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
DECLARE
	words text;
BEGIN
	IF octet_length(input) = char_length(input) THEN
		RETURN NULL;
	END IF;
	words := lower(normalize(input, NFC));
	IF words !~ '[äöüøå]' THEN
		RETURN NULL;
	END IF;
	RETURN search_words(replace(replace(replace(replace(replace(words, 'ä', 'ae'), 'ö', 'oe'), 'ø', 'oe'), 'ü', 'ue'), 'å', 'aa'));
END
$$;--> statement-breakpoint
-- Each ending of a phone number of four digits or more, so that the start of a word finds its middle.
CREATE FUNCTION search_phone_endings(phone text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
	SELECT string_agg(substr(digits, place), ' ')
	FROM regexp_replace(replace(search_words(phone), '(0)', ''), '\D', '', 'g') AS digits, generate_series(1, length(digits) - 3) AS place
$$;--> statement-breakpoint
CREATE FUNCTION search_document(id bigint, phone text, texts text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
	SELECT to_tsvector('pg_catalog.simple'::regconfig, concat_ws(' ', id, search_words(texts), search_spelled_out(texts), search_words(phone), search_phone_endings(phone)))
$$;--> statement-breakpoint
CREATE FUNCTION all_search_words(words text, last_is_whole boolean) RETURNS tsquery
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
	SELECT to_tsquery('pg_catalog.simple'::regconfig, string_agg(
		quote_literal(word) || CASE WHEN is_last AND NOT last_is_whole THEN ':*' ELSE '' END, ' & '
	))
	FROM (
		SELECT word, place = max(place) OVER () AS is_last
		FROM regexp_split_to_table(words, '[\s!-/:-@\[-`{-~]+') WITH ORDINALITY AS words(word, place)
		WHERE word <> ''
	) AS words
$_$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_query(input text) RETURNS tsquery
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $_$
DECLARE
	last_is_whole boolean := input ~ '(@[^\s@]+\.[^\s@.]{2,}|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])\s*$';
	words text := search_words(input);
	wanted tsquery := all_search_words(words, last_is_whole);
	spelled tsquery := all_search_words(search_spelled_out(input), last_is_whole);
	-- A national number begins with a 0 that the international one has not.
	digits text := ltrim(regexp_replace(words, '\D', '', 'g'), '0');
BEGIN
	IF spelled IS NOT NULL THEN
		wanted := wanted || spelled;
	END IF;
	IF length(digits) > 4 AND words ~ '^[\d\s()]+$' THEN
		wanted := wanted || to_tsquery('pg_catalog.simple'::regconfig, digits || ':*');
	END IF;
	RETURN wanted;
END
$_$;--> statement-breakpoint
CREATE FUNCTION fold_quote_request() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	NEW.search := search_document(NEW.id, NEW.phone, concat_ws(' ', NEW.name, NEW.company, NEW.email, NEW.assignee, NEW.specifications, NEW.message,
		(SELECT string_agg(name, ' ') FROM quote_request_files WHERE request_id = NEW.id AND state <> 'removed'),
		-- A tsvector has room for a megabyte.
		(SELECT left(string_agg(note, ' ' ORDER BY id DESC), 100000) FROM quote_request_events WHERE request_id = NEW.id)));
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER fold_quote_request BEFORE INSERT OR UPDATE OF name, company, email, phone, assignee, specifications, message, search ON quote_requests FOR EACH ROW EXECUTE FUNCTION fold_quote_request();--> statement-breakpoint
-- A row that refers to no request changes none.
CREATE FUNCTION refold_quote_request() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	UPDATE quote_requests SET search = '' WHERE id = coalesce(NEW.request_id, OLD.request_id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER refold_file AFTER INSERT OR DELETE OR UPDATE OF name, state, request_id ON quote_request_files FOR EACH ROW EXECUTE FUNCTION refold_quote_request();--> statement-breakpoint
CREATE TRIGGER refold_note AFTER UPDATE OF note ON quote_request_events FOR EACH ROW EXECUTE FUNCTION refold_quote_request();--> statement-breakpoint
CREATE TRIGGER refold_new_note AFTER INSERT ON quote_request_events FOR EACH ROW WHEN (NEW.note IS NOT NULL) EXECUTE FUNCTION refold_quote_request();--> statement-breakpoint
UPDATE quote_requests SET search = '';--> statement-breakpoint
DROP FUNCTION quote_request_document(bigint, text, text, text, text, text);
