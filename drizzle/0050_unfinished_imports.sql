CREATE TABLE `unfinished_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`field_ids` text NOT NULL,
	`request_id` text,
	`started_at` text NOT NULL
);
