CREATE TABLE `calendar_keys` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_keys_hash` ON `calendar_keys` (`hash`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`hash` text NOT NULL,
	`category` text NOT NULL,
	`description` text,
	`uploaded_by` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`uploaded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "documents_type" CHECK("documents"."type" in ('pdf', 'doc', 'docx', 'txt', 'md', 'xlsx', 'xls', 'csv')),
	CONSTRAINT "documents_category" CHECK("documents"."category" in ('guide', 'report', 'form', 'training', 'market', 'other')),
	CONSTRAINT "documents_bytes" CHECK("documents"."bytes" > 0)
);
--> statement-breakpoint
CREATE INDEX `documents_created` ON `documents` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `documents_category_created` ON `documents` (`category`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `documents_hash` ON `documents` (`hash`);--> statement-breakpoint
CREATE INDEX `documents_uploaded_by` ON `documents` (`uploaded_by`);--> statement-breakpoint
CREATE TABLE `farmer_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`farmer_id` text NOT NULL,
	`author_id` text,
	`channel` text NOT NULL,
	`text` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`farmer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "farmer_notes_channel" CHECK("farmer_notes"."channel" in ('visit', 'call', 'meeting', 'message'))
);
--> statement-breakpoint
CREATE INDEX `farmer_notes_farmer_created` ON `farmer_notes` (`farmer_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `farmer_notes_author` ON `farmer_notes` (`author_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `farmer_records` (
	`farmer_id` text PRIMARY KEY NOT NULL,
	`agent_id` text,
	`gender` text,
	`latitude` real,
	`longitude` real,
	`last_contact_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`farmer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "farmer_records_gender" CHECK("farmer_records"."gender" in ('female', 'male', 'other')),
	CONSTRAINT "farmer_records_latitude" CHECK("farmer_records"."latitude" between -90 and 90),
	CONSTRAINT "farmer_records_longitude" CHECK("farmer_records"."longitude" between -180 and 180),
	CONSTRAINT "farmer_records_place" CHECK(("farmer_records"."latitude" is null) = ("farmer_records"."longitude" is null))
);
--> statement-breakpoint
CREATE INDEX `farmer_records_agent_contact` ON `farmer_records` (`agent_id`,`last_contact_at`,`farmer_id`);--> statement-breakpoint
CREATE TABLE `visit_photos` (
	`visit_id` text NOT NULL,
	`photo_id` text NOT NULL,
	PRIMARY KEY(`visit_id`, `photo_id`),
	FOREIGN KEY (`visit_id`) REFERENCES `visits`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `visit_photos_photo` ON `visit_photos` (`photo_id`);--> statement-breakpoint
CREATE TABLE `visits` (
	`id` text PRIMARY KEY NOT NULL,
	`farmer_id` text NOT NULL,
	`agent_id` text,
	`day` text NOT NULL,
	`time` text NOT NULL,
	`purpose` text NOT NULL,
	`notes` text,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`outcome` text,
	`latitude` real,
	`longitude` real,
	`accuracy` real,
	`completed_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`farmer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "visits_status" CHECK("visits"."status" in ('scheduled', 'confirmed', 'completed', 'cancelled')),
	CONSTRAINT "visits_latitude" CHECK("visits"."latitude" between -90 and 90),
	CONSTRAINT "visits_longitude" CHECK("visits"."longitude" between -180 and 180),
	CONSTRAINT "visits_place" CHECK(("visits"."latitude" is null) = ("visits"."longitude" is null))
);
--> statement-breakpoint
CREATE INDEX `visits_agent_day` ON `visits` (`agent_id`,`day`,`time`,`id`);--> statement-breakpoint
CREATE INDEX `visits_farmer_day` ON `visits` (`farmer_id`,`day`,`time`,`id`);--> statement-breakpoint
CREATE INDEX `visits_day` ON `visits` (`day`,`time`,`id`);--> statement-breakpoint
CREATE INDEX `visits_status_day` ON `visits` (`status`,`day`,`time`,`id`);--> statement-breakpoint
CREATE TABLE `early_reports` (
	`gateway` text NOT NULL,
	`gateway_id` text NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	PRIMARY KEY(`gateway`, `gateway_id`),
	CONSTRAINT "early_reports_status" CHECK("early_reports"."status" in ('pending', 'sent', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `early_reports_created` ON `early_reports` (`created_at`);--> statement-breakpoint
CREATE TABLE `received_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`gateway` text NOT NULL,
	`gateway_id` text NOT NULL,
	`phone` text NOT NULL,
	`short_code` text NOT NULL,
	`text` text NOT NULL,
	`user_id` text,
	`status` text NOT NULL,
	`keyword` text,
	`handled_by` text,
	`handled_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`handled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "received_messages_status" CHECK("received_messages"."status" in ('answered', 'waiting', 'handled', 'unanswered'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `received_messages_gateway_id` ON `received_messages` (`gateway`,`gateway_id`);--> statement-breakpoint
CREATE INDEX `received_messages_user_created` ON `received_messages` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `received_messages_status_created` ON `received_messages` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `received_messages_phone_created` ON `received_messages` (`phone`,`created_at`);--> statement-breakpoint
CREATE INDEX `received_messages_created` ON `received_messages` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `received_messages_handled_by` ON `received_messages` (`handled_by`);--> statement-breakpoint
CREATE TABLE `sms_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`sender_id` text,
	`message` text NOT NULL,
	`type` text NOT NULL,
	`filter` text NOT NULL,
	`people` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "sms_groups_type" CHECK("sms_groups"."type" in ('general', 'weather', 'advisory', 'market_price', 'reminder'))
);
--> statement-breakpoint
CREATE INDEX `sms_groups_sender` ON `sms_groups` (`sender_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sms_groups_created` ON `sms_groups` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `stopped_phones` (
	`phone` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `taught_words` (
	`id` text PRIMARY KEY NOT NULL,
	`word` text NOT NULL,
	`meaning` text NOT NULL,
	`value` text NOT NULL,
	`taught_by` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`taught_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "taught_words_meaning" CHECK("taught_words"."meaning" in ('keyword', 'crop', 'place'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `taught_words_word` ON `taught_words` (`word`);--> statement-breakpoint
CREATE INDEX `taught_words_taught_by` ON `taught_words` (`taught_by`);--> statement-breakpoint
CREATE TABLE `ussd_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`service_code` text NOT NULL,
	`user_id` text,
	`typed` text NOT NULL,
	`state` text NOT NULL,
	`screen` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text NOT NULL,
	`ended_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `ussd_sessions_updated` ON `ussd_sessions` (`updated_at`);--> statement-breakpoint
CREATE INDEX `ussd_sessions_phone` ON `ussd_sessions` (`phone`,`updated_at`);--> statement-breakpoint
CREATE INDEX `ussd_sessions_user` ON `ussd_sessions` (`user_id`);--> statement-breakpoint
ALTER TABLE `sms_messages` ADD `sender_id` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `sms_messages` ADD `group_id` text REFERENCES sms_groups(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `sms_messages` ADD `answers_id` text REFERENCES received_messages(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `sms_messages` ADD `is_urgent` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sms_messages` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `sms_messages` ADD `due_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sms_messages` ADD `gateway` text;--> statement-breakpoint
ALTER TABLE `sms_messages` ADD `gateway_id` text;--> statement-breakpoint
ALTER TABLE `sms_messages` ADD `delivered_at` text;--> statement-breakpoint
CREATE UNIQUE INDEX `sms_messages_gateway_id` ON `sms_messages` (`gateway`,`gateway_id`) WHERE gateway_id is not null;--> statement-breakpoint
CREATE INDEX `sms_messages_due` ON `sms_messages` (`due_at`,`created_at`,`id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `sms_messages_phone_created` ON `sms_messages` (`phone`,`created_at`);--> statement-breakpoint
CREATE INDEX `sms_messages_sender` ON `sms_messages` (`sender_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sms_messages_group` ON `sms_messages` (`group_id`,`status`);--> statement-breakpoint
CREATE INDEX `sms_messages_answers` ON `sms_messages` (`answers_id`);