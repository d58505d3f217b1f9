-- pg_restore empties the search path, and the generated column's function then missed the functions that it calls:
-- a backup could be written but not read back. The function brings its own path from now on.
ALTER FUNCTION quote_request_document(bigint, text, text, text, text, text) SET search_path FROM CURRENT;
