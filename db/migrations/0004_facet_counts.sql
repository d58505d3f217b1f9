-- A combination of filter values, and how many requests of it came or went: per statement, so that a bulk load adds
-- each combination once. Rows are touched in one order, so that two writers wait for each other instead of deadlocking.
CREATE FUNCTION count_quote_requests() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO quote_request_counts AS counts
		SELECT product, status, project_type, coalesce(budget_range, ''), coalesce(timeline, ''), count(*)
		FROM new_rows CROSS JOIN LATERAL unnest(array_prepend('', string_to_array(product_category, ', '))) AS product
		GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
		ON CONFLICT (product, status, project_type, budget_range, timeline) DO UPDATE SET count = counts.count + excluded.count;
	ELSE
		INSERT INTO quote_request_counts AS counts
		SELECT product, status, project_type, coalesce(budget_range, ''), coalesce(timeline, ''), sum(change)
		FROM (
			SELECT -1 AS change, product_category, status, project_type, budget_range, timeline FROM old_rows
			UNION ALL SELECT 1, product_category, status, project_type, budget_range, timeline FROM new_rows
		) AS changes CROSS JOIN LATERAL unnest(array_prepend('', string_to_array(product_category, ', '))) AS product
		GROUP BY 1, 2, 3, 4, 5 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5
		ON CONFLICT (product, status, project_type, budget_range, timeline) DO UPDATE SET count = counts.count + excluded.count;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION discount_quote_requests() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		TRUNCATE quote_request_counts;
	ELSE
		INSERT INTO quote_request_counts AS counts
		SELECT product, status, project_type, coalesce(budget_range, ''), coalesce(timeline, ''), -count(*)
		FROM old_rows CROSS JOIN LATERAL unnest(array_prepend('', string_to_array(product_category, ', '))) AS product
		GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
		ON CONFLICT (product, status, project_type, budget_range, timeline) DO UPDATE SET count = counts.count + excluded.count;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_inserted_quote_requests AFTER INSERT ON quote_requests
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_quote_requests();
--> statement-breakpoint
CREATE TRIGGER count_updated_quote_requests AFTER UPDATE ON quote_requests
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_quote_requests();
--> statement-breakpoint
CREATE TRIGGER count_deleted_quote_requests AFTER DELETE ON quote_requests
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION discount_quote_requests();
--> statement-breakpoint
CREATE TRIGGER count_truncated_quote_requests AFTER TRUNCATE ON quote_requests
FOR EACH STATEMENT EXECUTE FUNCTION discount_quote_requests();
--> statement-breakpoint
INSERT INTO quote_request_counts
SELECT product, status, project_type, coalesce(budget_range, ''), coalesce(timeline, ''), count(*)
FROM quote_requests CROSS JOIN LATERAL unnest(array_prepend('', string_to_array(product_category, ', '))) AS product
GROUP BY 1, 2, 3, 4, 5;
