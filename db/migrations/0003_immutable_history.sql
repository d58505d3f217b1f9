-- The history is written by the database itself, so that no way of changing a request can forget it.
CREATE FUNCTION record_quote_request_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status IS DISTINCT FROM OLD.status THEN
		INSERT INTO quote_request_events (request_id, kind, from_value, to_value) VALUES (NEW.id, 'status', OLD.status, NEW.status);
	END IF;
	IF NEW.assignee IS DISTINCT FROM OLD.assignee THEN
		INSERT INTO quote_request_events (request_id, kind, from_value, to_value) VALUES (NEW.id, 'assignee', OLD.assignee, NEW.assignee);
	END IF;
	IF NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL THEN
		INSERT INTO quote_request_events (request_id, kind) VALUES (NEW.id, 'erasure');
		UPDATE quote_request_events SET note = NULL WHERE request_id = NEW.id AND note IS NOT NULL;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER record_quote_request_change AFTER UPDATE ON quote_requests
FOR EACH ROW EXECUTE FUNCTION record_quote_request_change();
--> statement-breakpoint
-- Nobody rewrites it. The one exception: the note of a request whose person's data was erased loses its text.
CREATE FUNCTION keep_quote_request_event() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.note IS NULL
		AND (NEW.id, NEW.request_id, NEW.created_at, NEW.kind) = (OLD.id, OLD.request_id, OLD.created_at, OLD.kind)
		AND NEW.from_value IS NOT DISTINCT FROM OLD.from_value AND NEW.to_value IS NOT DISTINCT FROM OLD.to_value
		AND EXISTS (SELECT FROM quote_requests WHERE id = OLD.request_id AND erased_at IS NOT NULL)
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'The history of a quote request cannot be changed.' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_quote_request_event BEFORE UPDATE OR DELETE ON quote_request_events
FOR EACH ROW EXECUTE FUNCTION keep_quote_request_event();
--> statement-breakpoint
CREATE TRIGGER keep_quote_request_events BEFORE TRUNCATE ON quote_request_events
FOR EACH STATEMENT EXECUTE FUNCTION keep_quote_request_event();
