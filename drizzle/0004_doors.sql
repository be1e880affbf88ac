CREATE TABLE `job_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`started_at` text NOT NULL,
	`ended_at` text,
	`succeeded_at` text,
	`done` integer DEFAULT 0 NOT NULL,
	`error` text
);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`user_id`);--> statement-breakpoint
CREATE TABLE `totp_secrets` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `farmer_crops_crop`;--> statement-breakpoint
CREATE INDEX `farmer_crops_crop_planting` ON `farmer_crops` (`crop_id`,`planting_date`);--> statement-breakpoint
CREATE INDEX `farmer_crops_crop` ON `farmer_crops` (`crop_id`,`farmer_id`);--> statement-breakpoint
CREATE TABLE `__new_kept_answers` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`answer` text,
	`row_id` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_kept_answers`("user_id", "key", "request_hash", "answer", "row_id", "created_at") SELECT "user_id", "key", "request_hash", "answer", CASE WHEN json_valid("answer") AND json_type("answer") = 'object' THEN json_extract("answer", '$.id') END, "created_at" FROM `kept_answers`;--> statement-breakpoint
DROP TABLE `kept_answers`;--> statement-breakpoint
ALTER TABLE `__new_kept_answers` RENAME TO `kept_answers`;--> statement-breakpoint
CREATE INDEX `kept_answers_row` ON `kept_answers` (`row_id`);--> statement-breakpoint
CREATE INDEX `kept_answers_created` ON `kept_answers` (`created_at`);--> statement-breakpoint
-- Written by hand: SQLite adds no column whose default is a moment. A session was thirty days long when it was opened
-- or last extended, which is as much as is known of its beginning.
CREATE TABLE `__new_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`used_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`device` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_sessions`("id", "user_id", "expires_at", "created_at", "used_at") SELECT "id", "user_id", "expires_at", strftime('%Y-%m-%dT%H:%M:%fZ', "expires_at", '-30 days'), strftime('%Y-%m-%dT%H:%M:%fZ', "expires_at", '-30 days') FROM `sessions`;--> statement-breakpoint
DROP TABLE `sessions`;--> statement-breakpoint
ALTER TABLE `__new_sessions` RENAME TO `sessions`;--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `username_key` text;--> statement-breakpoint
-- Written by hand; username_key() is a function that openDb gives to the database. Names that were different so far and
-- have one key are told apart: the older account keeps the name, the other waits for an administrator to give it another.
UPDATE `users` SET `username_key` = username_key(`username`);--> statement-breakpoint
UPDATE `users` SET `username_key` = `username_key` || ' ' || `id` WHERE `id` IN (SELECT `id` FROM (SELECT `id`, row_number() OVER (PARTITION BY `username_key` ORDER BY `created_at`, `id`) AS `place` FROM `users`) WHERE `place` > 1);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key` ON `users` (`username_key`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`created_at`) WHERE "notifications"."is_read" = 0;--> statement-breakpoint
CREATE INDEX `notifications_read` ON `notifications` (`created_at`) WHERE "notifications"."is_read" = 1;--> statement-breakpoint
-- Written by hand: an answer that was kept goes with the row that it speaks of; its key stays.
CREATE TRIGGER `farmer_crops_delete_takes_answers` AFTER DELETE ON `farmer_crops` BEGIN
	UPDATE `kept_answers` SET `answer` = NULL WHERE `row_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `crop_activities_delete_takes_answers` AFTER DELETE ON `crop_activities` BEGIN
	UPDATE `kept_answers` SET `answer` = NULL WHERE `row_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `price_alerts_delete_takes_answers` AFTER DELETE ON `price_alerts` BEGIN
	UPDATE `kept_answers` SET `answer` = NULL WHERE `row_id` = old.`id`;
END;
