CREATE TABLE `archive` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`title` text NOT NULL,
	`counts` text NOT NULL,
	`deleted_by` text,
	`deleted_at` text NOT NULL,
	FOREIGN KEY (`deleted_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "archive_kind" CHECK("archive"."kind" in ('crop', 'advisory', 'marketPrice', 'weatherAlert', 'course'))
);
--> statement-breakpoint
CREATE INDEX `archive_deleted` ON `archive` (`deleted_at`,`id`);--> statement-breakpoint
CREATE INDEX `archive_deleted_by` ON `archive` (`deleted_by`);--> statement-breakpoint
CREATE TABLE `archive_rows` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`archive_id` text NOT NULL,
	`table_name` text NOT NULL,
	`link_column` text,
	`owner_id` text,
	`content` text NOT NULL,
	FOREIGN KEY (`archive_id`) REFERENCES `archive`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `archive_rows_archive` ON `archive_rows` (`archive_id`,`table_name`);--> statement-breakpoint
CREATE INDEX `archive_rows_owner` ON `archive_rows` (`owner_id`);--> statement-breakpoint
CREATE TABLE `password_codes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `farmer_crops_removed`;--> statement-breakpoint
CREATE INDEX `farmer_crops_removed` ON `farmer_crops` (`removed_at`) WHERE removed_at is not null;--> statement-breakpoint
DROP INDEX `course_enrollments_course`;--> statement-breakpoint
ALTER TABLE `course_enrollments` ADD `last_active_at` text;--> statement-breakpoint
ALTER TABLE `course_enrollments` ADD `reminded_at` text;--> statement-breakpoint
CREATE INDEX `course_enrollments_course` ON `course_enrollments` (`course_id`,`enrolled_at`,`id`);--> statement-breakpoint
ALTER TABLE `advisories` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `crops` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `courses` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `market_prices` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `weather_alerts` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE `course_enrollments` SET `last_active_at` = (
	SELECT max(`at`) FROM (
		SELECT max(`p`.`completed_at`) AS `at` FROM `lesson_progress` `p`
			JOIN `lessons` `l` ON `l`.`id` = `p`.`lesson_id` JOIN `modules` `m` ON `m`.`id` = `l`.`module_id`
			WHERE `m`.`course_id` = `course_enrollments`.`course_id` AND `p`.`user_id` = `course_enrollments`.`user_id`
		UNION ALL
		SELECT max(`a`.`completed_at`) FROM `quiz_attempts` `a`
			JOIN `quizzes` `q` ON `q`.`id` = `a`.`quiz_id` JOIN `modules` `m` ON `m`.`id` = `q`.`module_id`
			WHERE `m`.`course_id` = `course_enrollments`.`course_id` AND `a`.`user_id` = `course_enrollments`.`user_id`
	)
);
