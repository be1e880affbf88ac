CREATE TABLE `audit_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`actor_id` text,
	`actor_role` text,
	`action` text NOT NULL,
	`table_name` text,
	`row_id` text,
	`subject_id` text,
	`before` text,
	`after` text,
	`request_id` text
);
--> statement-breakpoint
CREATE INDEX `audit_events_row` ON `audit_events` (`table_name`,`row_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_events_actor` ON `audit_events` (`actor_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_events_subject` ON `audit_events` (`subject_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_events_action` ON `audit_events` (`action`,`id`);--> statement-breakpoint
CREATE TABLE `search_documents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`list` text NOT NULL,
	`row_id` text NOT NULL,
	`words` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_documents_row` ON `search_documents` (`list`,`row_id`);--> statement-breakpoint
-- Written by hand: the table keeps its rows under its new name, and the triggers that clear its answers follow it.
ALTER TABLE `kept_answers` RENAME TO `idempotent_responses`;--> statement-breakpoint
DROP INDEX `kept_answers_row`;--> statement-breakpoint
DROP INDEX `kept_answers_created`;--> statement-breakpoint
CREATE INDEX `idempotent_responses_row` ON `idempotent_responses` (`row_id`);--> statement-breakpoint
CREATE INDEX `idempotent_responses_created` ON `idempotent_responses` (`created_at`);--> statement-breakpoint
CREATE TABLE `__new_notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`kind` text,
	`params` text,
	`title` text,
	`message` text,
	`priority` text DEFAULT 'medium' NOT NULL,
	`is_read` integer DEFAULT false NOT NULL,
	`link` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notifications_type" CHECK("__new_notifications"."type" in ('advisory', 'weather', 'market', 'system')),
	CONSTRAINT "notifications_priority" CHECK("__new_notifications"."priority" in ('low', 'medium', 'high')),
	CONSTRAINT "notifications_content" CHECK(("__new_notifications"."kind" is null) = ("__new_notifications"."params" is null) and ("__new_notifications"."kind" is not null or ("__new_notifications"."title" is not null and "__new_notifications"."message" is not null)))
);
--> statement-breakpoint
INSERT INTO `__new_notifications`("id", "user_id", "type", "kind", "params", "title", "message", "priority", "is_read", "link", "created_at") SELECT "id", "user_id", "type", NULL, NULL, "title", "message", "priority", "is_read", "link", "created_at" FROM `notifications`;--> statement-breakpoint
DROP TABLE `notifications`;--> statement-breakpoint
ALTER TABLE `__new_notifications` RENAME TO `notifications`;--> statement-breakpoint
CREATE INDEX `notifications_user_created` ON `notifications` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`created_at`) WHERE "notifications"."is_read" = 0;--> statement-breakpoint
CREATE INDEX `notifications_read` ON `notifications` (`created_at`) WHERE "notifications"."is_read" = 1;--> statement-breakpoint
-- Written by hand: the groups of the catalogue's own crops; of any other, what takes two years to its harvest is a tree.
ALTER TABLE `crops` ADD `crop_group` text DEFAULT 'cereal' NOT NULL CONSTRAINT "crops_crop_group" CHECK("crops"."crop_group" in ('cereal', 'legume', 'oilseed', 'fibre', 'root', 'vegetable', 'fruit', 'sugar', 'tree'));--> statement-breakpoint
UPDATE `crops` SET `crop_group` = CASE
	WHEN `name` IN ('Cowpea', 'Common bean', 'Groundnut', 'Soybean', 'Bambara groundnut', 'Pigeon pea', 'Green gram', 'Chickpea', 'Faba bean', 'Lentil') THEN 'legume'
	WHEN `name` IN ('Sesame', 'Sunflower') THEN 'oilseed'
	WHEN `name` IN ('Cotton') THEN 'fibre'
	WHEN `name` IN ('Cassava', 'White yam', 'Sweet potato', 'Irish potato', 'Cocoyam (tannia)', 'Taro (eddoe)', 'Onion', 'Carrot', 'Ginger', 'Garlic') THEN 'root'
	WHEN `name` IN ('Tomato', 'Chili pepper', 'Okra', 'African eggplant (bitterball)', 'Cabbage', 'Kale (sukuma wiki)', 'Amaranth', 'Jute mallow (molokhia)', 'Fluted pumpkin', 'Cucumber', 'Moringa') THEN 'vegetable'
	WHEN `name` IN ('Plantain', 'Banana', 'Watermelon', 'Pineapple', 'Papaya') THEN 'fruit'
	WHEN `name` IN ('Sugarcane') THEN 'sugar'
	WHEN `name` IN ('Oil palm', 'Coconut', 'Cocoa', 'Arabica coffee', 'Robusta coffee', 'Rubber', 'Cashew', 'Tea', 'Mango', 'Orange', 'Avocado') THEN 'tree'
	WHEN `growth_duration` >= 700 THEN 'tree'
	ELSE 'cereal'
END;--> statement-breakpoint
ALTER TABLE `farmer_loans` ADD `decided_by` text REFERENCES users(id) ON DELETE restrict;--> statement-breakpoint
CREATE INDEX `farmer_loans_decided_by` ON `farmer_loans` (`decided_by`);--> statement-breakpoint
-- Written by hand, as drizzle-kit knows no triggers and no virtual tables. The table of notifications was made anew without its own.
CREATE TRIGGER `notifications_insert_is_a_change` AFTER INSERT ON `notifications` BEGIN
	DELETE FROM `changes` WHERE `list` = 'notifications' AND `row_id` = '' AND `owner_id` = new.`user_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('notifications', new.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `notifications_update_is_a_change` AFTER UPDATE ON `notifications` BEGIN
	DELETE FROM `changes` WHERE `list` = 'notifications' AND `row_id` = '' AND `owner_id` = new.`user_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('notifications', new.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `notifications_delete_is_a_change` AFTER DELETE ON `notifications` BEGIN
	DELETE FROM `changes` WHERE `list` = 'notifications' AND `row_id` = '' AND `owner_id` = old.`user_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('notifications', old.`user_id`);
END;
--> statement-breakpoint
-- What was audited stays as it was written; only its content can be cleared, when the person it is about is erased.
CREATE TRIGGER `audit_events_are_not_deleted` BEFORE DELETE ON `audit_events` BEGIN
	SELECT RAISE(ABORT, 'audit_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_events_are_not_changed` BEFORE UPDATE ON `audit_events`
WHEN new.`before` IS NOT NULL OR new.`after` IS NOT NULL OR new.`id` <> old.`id` OR new.`at` <> old.`at`
	OR new.`actor_id` IS NOT old.`actor_id` OR new.`actor_role` IS NOT old.`actor_role` OR new.`action` <> old.`action`
	OR new.`table_name` IS NOT old.`table_name` OR new.`row_id` IS NOT old.`row_id`
	OR new.`subject_id` IS NOT NULL OR new.`request_id` IS NOT old.`request_id`
BEGIN
	SELECT RAISE(ABORT, 'audit_events is append-only');
END;
--> statement-breakpoint
-- Trigrams find any part of a word of three letters or more, in every script, whatever its case and its accents.
CREATE VIRTUAL TABLE `search_index` USING fts5(`words`, content='search_documents', content_rowid='id', tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE TRIGGER `search_documents_insert_is_indexed` AFTER INSERT ON `search_documents` BEGIN
	INSERT INTO `search_index` (`rowid`, `words`) VALUES (new.`id`, new.`words`);
END;
--> statement-breakpoint
CREATE TRIGGER `search_documents_update_is_indexed` AFTER UPDATE ON `search_documents` BEGIN
	INSERT INTO `search_index` (`search_index`, `rowid`, `words`) VALUES ('delete', old.`id`, old.`words`);
	INSERT INTO `search_index` (`rowid`, `words`) VALUES (new.`id`, new.`words`);
END;
--> statement-breakpoint
CREATE TRIGGER `search_documents_delete_is_indexed` AFTER DELETE ON `search_documents` BEGIN
	INSERT INTO `search_index` (`search_index`, `rowid`, `words`) VALUES ('delete', old.`id`, old.`words`);
END;
--> statement-breakpoint
INSERT INTO `search_documents` (`list`, `row_id`, `words`) SELECT 'crops', `id`, trim(coalesce(`name`, '') || ' ' || coalesce(`local_name`, '')) FROM `crops`;--> statement-breakpoint
CREATE TRIGGER `crops_insert_is_searchable` AFTER INSERT ON `crops` BEGIN
	INSERT INTO `search_documents` (`list`, `row_id`, `words`) VALUES ('crops', new.`id`, trim(coalesce(new.`name`, '') || ' ' || coalesce(new.`local_name`, '')));
END;
--> statement-breakpoint
CREATE TRIGGER `crops_update_is_searchable` AFTER UPDATE OF `name`, `local_name` ON `crops` BEGIN
	UPDATE `search_documents` SET `words` = trim(coalesce(new.`name`, '') || ' ' || coalesce(new.`local_name`, '')) WHERE `list` = 'crops' AND `row_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `crops_delete_is_searchable` AFTER DELETE ON `crops` BEGIN
	DELETE FROM `search_documents` WHERE `list` = 'crops' AND `row_id` = old.`id`;
END;
--> statement-breakpoint
INSERT INTO `search_documents` (`list`, `row_id`, `words`) SELECT 'advisories', `id`, trim(coalesce(`title`, '') || ' ' || coalesce(`content`, '')) FROM `advisories`;--> statement-breakpoint
CREATE TRIGGER `advisories_insert_is_searchable` AFTER INSERT ON `advisories` BEGIN
	INSERT INTO `search_documents` (`list`, `row_id`, `words`) VALUES ('advisories', new.`id`, trim(coalesce(new.`title`, '') || ' ' || coalesce(new.`content`, '')));
END;
--> statement-breakpoint
CREATE TRIGGER `advisories_update_is_searchable` AFTER UPDATE OF `title`, `content` ON `advisories` BEGIN
	UPDATE `search_documents` SET `words` = trim(coalesce(new.`title`, '') || ' ' || coalesce(new.`content`, '')) WHERE `list` = 'advisories' AND `row_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `advisories_delete_is_searchable` AFTER DELETE ON `advisories` BEGIN
	DELETE FROM `search_documents` WHERE `list` = 'advisories' AND `row_id` = old.`id`;
END;
--> statement-breakpoint
INSERT INTO `search_documents` (`list`, `row_id`, `words`) SELECT 'people', `id`, trim(coalesce(`full_name`, '') || ' ' || coalesce(`username`, '') || ' ' || coalesce(`phone`, '') || ' ' || coalesce(`email`, '') || ' ' || coalesce(`location`, '')) FROM `users`;--> statement-breakpoint
CREATE TRIGGER `users_insert_is_searchable` AFTER INSERT ON `users` BEGIN
	INSERT INTO `search_documents` (`list`, `row_id`, `words`) VALUES ('people', new.`id`, trim(coalesce(new.`full_name`, '') || ' ' || coalesce(new.`username`, '') || ' ' || coalesce(new.`phone`, '') || ' ' || coalesce(new.`email`, '') || ' ' || coalesce(new.`location`, '')));
END;
--> statement-breakpoint
CREATE TRIGGER `users_update_is_searchable` AFTER UPDATE OF `full_name`, `username`, `phone`, `email`, `location` ON `users` BEGIN
	UPDATE `search_documents` SET `words` = trim(coalesce(new.`full_name`, '') || ' ' || coalesce(new.`username`, '') || ' ' || coalesce(new.`phone`, '') || ' ' || coalesce(new.`email`, '') || ' ' || coalesce(new.`location`, '')) WHERE `list` = 'people' AND `row_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_delete_is_searchable` AFTER DELETE ON `users` BEGIN
	DELETE FROM `search_documents` WHERE `list` = 'people' AND `row_id` = old.`id`;
END;
--> statement-breakpoint
INSERT INTO `search_documents` (`list`, `row_id`, `words`) SELECT 'tickets', `id`, trim(coalesce(`ticket_id`, '') || ' ' || coalesce(`subject`, '') || ' ' || coalesce(`name`, '') || ' ' || coalesce(`message`, '')) FROM `contact_requests`;--> statement-breakpoint
CREATE TRIGGER `contact_requests_insert_is_searchable` AFTER INSERT ON `contact_requests` BEGIN
	INSERT INTO `search_documents` (`list`, `row_id`, `words`) VALUES ('tickets', new.`id`, trim(coalesce(new.`ticket_id`, '') || ' ' || coalesce(new.`subject`, '') || ' ' || coalesce(new.`name`, '') || ' ' || coalesce(new.`message`, '')));
END;
--> statement-breakpoint
CREATE TRIGGER `contact_requests_update_is_searchable` AFTER UPDATE OF `ticket_id`, `subject`, `name`, `message` ON `contact_requests` BEGIN
	UPDATE `search_documents` SET `words` = trim(coalesce(new.`ticket_id`, '') || ' ' || coalesce(new.`subject`, '') || ' ' || coalesce(new.`name`, '') || ' ' || coalesce(new.`message`, '')) WHERE `list` = 'tickets' AND `row_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `contact_requests_delete_is_searchable` AFTER DELETE ON `contact_requests` BEGIN
	DELETE FROM `search_documents` WHERE `list` = 'tickets' AND `row_id` = old.`id`;
END;
