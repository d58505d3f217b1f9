CREATE TABLE "site_visits" (
	"week" date NOT NULL,
	"page" text NOT NULL,
	"event" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "site_visits_week_page_event_pk" PRIMARY KEY("week","page","event"),
	CONSTRAINT "site_visits_page" CHECK (char_length("site_visits"."page") BETWEEN 1 AND 200),
	CONSTRAINT "site_visits_event" CHECK ("site_visits"."event" IN ('view', 'download', 'begun', 'sent'))
);
