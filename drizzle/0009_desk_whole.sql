CREATE TABLE `course_files` (
	`hash` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`uploaded_by` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`uploaded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "course_files_bytes" CHECK("course_files"."bytes" > 0)
);
--> statement-breakpoint
CREATE INDEX `course_files_uploaded_by` ON `course_files` (`uploaded_by`);--> statement-breakpoint
CREATE TABLE `imported_crop_names` (
	`name` text PRIMARY KEY NOT NULL,
	`crop_id` text,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `imported_crop_names_crop` ON `imported_crop_names` (`crop_id`);--> statement-breakpoint
CREATE TABLE `dispatches` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`title` text NOT NULL,
	`notified` integer DEFAULT 0 NOT NULL,
	`texted` integer DEFAULT 0 NOT NULL,
	`suppressed` integer DEFAULT 0 NOT NULL,
	`started_at` text NOT NULL,
	`ended_at` text,
	CONSTRAINT "dispatches_kind" CHECK("dispatches"."kind" in ('advisory', 'weatherAlert'))
);
--> statement-breakpoint
CREATE INDEX `dispatches_record` ON `dispatches` (`record_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `dispatches_started` ON `dispatches` (`started_at`,`id`);--> statement-breakpoint
CREATE TABLE `translations` (
	`language` text NOT NULL,
	`key` text NOT NULL,
	`text` text NOT NULL,
	`english` text NOT NULL,
	`is_reviewed` integer DEFAULT false NOT NULL,
	`updated_by` text,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`language`, `key`),
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `translations_updated` ON `translations` (`updated_at`);--> statement-breakpoint
CREATE INDEX `translations_updated_by` ON `translations` (`updated_by`);--> statement-breakpoint
DROP INDEX `market_prices_market_date`;--> statement-breakpoint
CREATE INDEX `market_prices_price` ON `market_prices` (`price_per_kg`,`id`);--> statement-breakpoint
CREATE INDEX `market_prices_market_date` ON `market_prices` (`market`,`date`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `advisories` ADD `publish_at` text;--> statement-breakpoint
ALTER TABLE `advisories` ADD `needs_approval` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `advisories` ADD `approved_by` text REFERENCES `users`(`id`) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `advisories` ADD `approved_at` text;--> statement-breakpoint
ALTER TABLE `advisories` ADD `editor_id` text REFERENCES `users`(`id`) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `advisories` ADD `announced_at` text;--> statement-breakpoint
CREATE INDEX `advisories_approved_by` ON `advisories` (`approved_by`);--> statement-breakpoint
CREATE INDEX `advisories_editor` ON `advisories` (`editor_id`);--> statement-breakpoint
CREATE INDEX `advisories_ends` ON `advisories` (`valid_until`) WHERE is_active = 1 and valid_until is not null;--> statement-breakpoint
CREATE INDEX `advisories_publish` ON `advisories` (`publish_at`) WHERE publish_at is not null;--> statement-breakpoint
ALTER TABLE `contact_requests` ADD `assignee_id` text REFERENCES `users`(`id`) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `contact_requests_assignee` ON `contact_requests` (`assignee_id`,`status`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `weather_alerts` ADD `publish_at` text;--> statement-breakpoint
CREATE INDEX `weather_alerts_publish` ON `weather_alerts` (`publish_at`) WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX `advisory_deliveries_created` ON `advisory_deliveries` (`created_at`,`answer`);--> statement-breakpoint
CREATE INDEX `course_enrollments_course_status` ON `course_enrollments` (`course_id`,`status`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (full_name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `users_role_name` ON `users` (`role`,full_name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `users_role_language` ON `users` (`role`,`language`,`is_active`);--> statement-breakpoint
CREATE INDEX `users_no_phone` ON `users` (`created_at`,`id`) WHERE phone is null;--> statement-breakpoint
CREATE INDEX `users_inactive` ON `users` (`created_at`,`id`) WHERE is_active = 0;--> statement-breakpoint
-- What there was before was announced when it was written.
UPDATE `advisories` SET `announced_at` = `created_at`;
