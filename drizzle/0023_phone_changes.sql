CREATE TABLE `phone_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`old_phone` text NOT NULL,
	`old_proof` text NOT NULL,
	`new_phone` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`undone_at` text,
	`objected_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "phone_changes_old_proof" CHECK("phone_changes"."old_proof" in ('sms', 'ussd', 'registered', 'earlier'))
);
--> statement-breakpoint
CREATE INDEX `phone_changes_user` ON `phone_changes` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `phone_changes_old_phone` ON `phone_changes` (`old_phone`,`created_at`,`id`);