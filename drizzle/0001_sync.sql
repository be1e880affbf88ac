CREATE TABLE `changes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`list` text NOT NULL,
	`row_id` text DEFAULT '' NOT NULL,
	`owner_id` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `changes_row` ON `changes` (`list`,`row_id`,`owner_id`);--> statement-breakpoint
CREATE INDEX `changes_owner_seq` ON `changes` (`owner_id`,`seq`);--> statement-breakpoint
CREATE TABLE `kept_answers` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `market_prices` ADD `source` text;--> statement-breakpoint
ALTER TABLE `farmer_crops` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Written by hand, as drizzle-kit knows no triggers: whatever phones keep a copy of tells that it changed.
-- (Not INSERT OR REPLACE: under a cascade or an upsert the outer statement's own way with conflicts would count.)
CREATE TRIGGER `advisories_insert_is_a_change` AFTER INSERT ON `advisories` BEGIN
	DELETE FROM `changes` WHERE `list` = 'advisories' AND `row_id` = new.`id` AND `owner_id` = '';
	INSERT INTO `changes` (`list`, `row_id`) VALUES ('advisories', new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `advisories_update_is_a_change` AFTER UPDATE ON `advisories` BEGIN
	DELETE FROM `changes` WHERE `list` = 'advisories' AND `row_id` = old.`id` AND `owner_id` = '';
	INSERT INTO `changes` (`list`, `row_id`) VALUES ('advisories', old.`id`);
	DELETE FROM `changes` WHERE `list` = 'advisories' AND `row_id` = new.`id` AND `owner_id` = '';
	INSERT INTO `changes` (`list`, `row_id`) VALUES ('advisories', new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `advisories_delete_is_a_change` AFTER DELETE ON `advisories` BEGIN
	DELETE FROM `changes` WHERE `list` = 'advisories' AND `row_id` = old.`id` AND `owner_id` = '';
	INSERT INTO `changes` (`list`, `row_id`) VALUES ('advisories', old.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `market_prices_insert_is_a_change` AFTER INSERT ON `market_prices` BEGIN
	DELETE FROM `changes` WHERE `list` = 'prices' AND `row_id` = new.`crop_id` || ' ' || new.`market` AND `owner_id` = '';
	INSERT INTO `changes` (`list`, `row_id`) VALUES ('prices', new.`crop_id` || ' ' || new.`market`);
END;
--> statement-breakpoint
CREATE TRIGGER `market_prices_update_is_a_change` AFTER UPDATE ON `market_prices` BEGIN
	DELETE FROM `changes` WHERE `list` = 'prices' AND `row_id` = old.`crop_id` || ' ' || old.`market` AND `owner_id` = '';
	INSERT INTO `changes` (`list`, `row_id`) VALUES ('prices', old.`crop_id` || ' ' || old.`market`);
	DELETE FROM `changes` WHERE `list` = 'prices' AND `row_id` = new.`crop_id` || ' ' || new.`market` AND `owner_id` = '';
	INSERT INTO `changes` (`list`, `row_id`) VALUES ('prices', new.`crop_id` || ' ' || new.`market`);
END;
--> statement-breakpoint
CREATE TRIGGER `market_prices_delete_is_a_change` AFTER DELETE ON `market_prices` BEGIN
	DELETE FROM `changes` WHERE `list` = 'prices' AND `row_id` = old.`crop_id` || ' ' || old.`market` AND `owner_id` = '';
	INSERT INTO `changes` (`list`, `row_id`) VALUES ('prices', old.`crop_id` || ' ' || old.`market`);
END;
--> statement-breakpoint
CREATE TRIGGER `weather_alerts_insert_is_a_change` AFTER INSERT ON `weather_alerts` BEGIN
	DELETE FROM `changes` WHERE `list` = 'alerts' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('alerts');
END;
--> statement-breakpoint
CREATE TRIGGER `weather_alerts_update_is_a_change` AFTER UPDATE ON `weather_alerts` BEGIN
	DELETE FROM `changes` WHERE `list` = 'alerts' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('alerts');
END;
--> statement-breakpoint
CREATE TRIGGER `weather_alerts_delete_is_a_change` AFTER DELETE ON `weather_alerts` BEGIN
	DELETE FROM `changes` WHERE `list` = 'alerts' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('alerts');
END;
--> statement-breakpoint
CREATE TRIGGER `weather_forecasts_insert_is_a_change` AFTER INSERT ON `weather_forecasts` BEGIN
	DELETE FROM `changes` WHERE `list` = 'forecast' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('forecast');
END;
--> statement-breakpoint
CREATE TRIGGER `weather_forecasts_update_is_a_change` AFTER UPDATE ON `weather_forecasts` BEGIN
	DELETE FROM `changes` WHERE `list` = 'forecast' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('forecast');
END;
--> statement-breakpoint
CREATE TRIGGER `weather_forecasts_delete_is_a_change` AFTER DELETE ON `weather_forecasts` BEGIN
	DELETE FROM `changes` WHERE `list` = 'forecast' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('forecast');
END;
--> statement-breakpoint
CREATE TRIGGER `crops_insert_is_a_change` AFTER INSERT ON `crops` BEGIN
	DELETE FROM `changes` WHERE `list` = 'catalogue' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('catalogue');
END;
--> statement-breakpoint
CREATE TRIGGER `crops_update_is_a_change` AFTER UPDATE ON `crops` BEGIN
	DELETE FROM `changes` WHERE `list` = 'catalogue' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('catalogue');
END;
--> statement-breakpoint
CREATE TRIGGER `crops_delete_is_a_change` AFTER DELETE ON `crops` BEGIN
	DELETE FROM `changes` WHERE `list` = 'catalogue' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('catalogue');
END;
--> statement-breakpoint
CREATE TRIGGER `courses_insert_is_a_change` AFTER INSERT ON `courses` BEGIN
	DELETE FROM `changes` WHERE `list` = 'courses' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('courses');
END;
--> statement-breakpoint
CREATE TRIGGER `courses_update_is_a_change` AFTER UPDATE ON `courses` BEGIN
	DELETE FROM `changes` WHERE `list` = 'courses' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('courses');
END;
--> statement-breakpoint
CREATE TRIGGER `courses_delete_is_a_change` AFTER DELETE ON `courses` BEGIN
	DELETE FROM `changes` WHERE `list` = 'courses' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('courses');
END;
--> statement-breakpoint
CREATE TRIGGER `modules_insert_is_a_change` AFTER INSERT ON `modules` BEGIN
	DELETE FROM `changes` WHERE `list` = 'courses' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('courses');
END;
--> statement-breakpoint
CREATE TRIGGER `modules_update_is_a_change` AFTER UPDATE ON `modules` BEGIN
	DELETE FROM `changes` WHERE `list` = 'courses' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('courses');
END;
--> statement-breakpoint
CREATE TRIGGER `modules_delete_is_a_change` AFTER DELETE ON `modules` BEGIN
	DELETE FROM `changes` WHERE `list` = 'courses' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('courses');
END;
--> statement-breakpoint
CREATE TRIGGER `lessons_insert_is_a_change` AFTER INSERT ON `lessons` BEGIN
	DELETE FROM `changes` WHERE `list` = 'courses' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('courses');
END;
--> statement-breakpoint
CREATE TRIGGER `lessons_update_is_a_change` AFTER UPDATE ON `lessons` BEGIN
	DELETE FROM `changes` WHERE `list` = 'courses' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('courses');
END;
--> statement-breakpoint
CREATE TRIGGER `lessons_delete_is_a_change` AFTER DELETE ON `lessons` BEGIN
	DELETE FROM `changes` WHERE `list` = 'courses' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('courses');
END;
--> statement-breakpoint
CREATE TRIGGER `quizzes_insert_is_a_change` AFTER INSERT ON `quizzes` BEGIN
	DELETE FROM `changes` WHERE `list` = 'courses' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('courses');
END;
--> statement-breakpoint
CREATE TRIGGER `quizzes_update_is_a_change` AFTER UPDATE ON `quizzes` BEGIN
	DELETE FROM `changes` WHERE `list` = 'courses' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('courses');
END;
--> statement-breakpoint
CREATE TRIGGER `quizzes_delete_is_a_change` AFTER DELETE ON `quizzes` BEGIN
	DELETE FROM `changes` WHERE `list` = 'courses' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('courses');
END;
--> statement-breakpoint
CREATE TRIGGER `loan_products_insert_is_a_change` AFTER INSERT ON `loan_products` BEGIN
	DELETE FROM `changes` WHERE `list` = 'products' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('products');
END;
--> statement-breakpoint
CREATE TRIGGER `loan_products_update_is_a_change` AFTER UPDATE ON `loan_products` BEGIN
	DELETE FROM `changes` WHERE `list` = 'products' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('products');
END;
--> statement-breakpoint
CREATE TRIGGER `loan_products_delete_is_a_change` AFTER DELETE ON `loan_products` BEGIN
	DELETE FROM `changes` WHERE `list` = 'products' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('products');
END;
--> statement-breakpoint
CREATE TRIGGER `insurance_products_insert_is_a_change` AFTER INSERT ON `insurance_products` BEGIN
	DELETE FROM `changes` WHERE `list` = 'products' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('products');
END;
--> statement-breakpoint
CREATE TRIGGER `insurance_products_update_is_a_change` AFTER UPDATE ON `insurance_products` BEGIN
	DELETE FROM `changes` WHERE `list` = 'products' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('products');
END;
--> statement-breakpoint
CREATE TRIGGER `insurance_products_delete_is_a_change` AFTER DELETE ON `insurance_products` BEGIN
	DELETE FROM `changes` WHERE `list` = 'products' AND `row_id` = '' AND `owner_id` = '';
	INSERT INTO `changes` (`list`) VALUES ('products');
END;
--> statement-breakpoint
CREATE TRIGGER `farmer_crops_insert_is_a_change` AFTER INSERT ON `farmer_crops` BEGIN
	DELETE FROM `changes` WHERE `list` = 'crops' AND `row_id` = '' AND `owner_id` = new.`farmer_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('crops', new.`farmer_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `farmer_crops_update_is_a_change` AFTER UPDATE ON `farmer_crops` BEGIN
	DELETE FROM `changes` WHERE `list` = 'crops' AND `row_id` = '' AND `owner_id` = new.`farmer_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('crops', new.`farmer_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `farmer_crops_delete_is_a_change` AFTER DELETE ON `farmer_crops` BEGIN
	DELETE FROM `changes` WHERE `list` = 'crops' AND `row_id` = '' AND `owner_id` = old.`farmer_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('crops', old.`farmer_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `crop_activities_insert_is_a_change` AFTER INSERT ON `crop_activities` BEGIN
	DELETE FROM `changes` WHERE `list` = 'cropLog' AND `row_id` = '' AND `owner_id` = (SELECT `farmer_id` FROM `farmer_crops` WHERE `id` = new.`farmer_crop_id`);
	INSERT INTO `changes` (`list`, `owner_id`) SELECT 'cropLog', `farmer_id` FROM `farmer_crops` WHERE `id` = new.`farmer_crop_id` AND `farmer_id` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `crop_activities_update_is_a_change` AFTER UPDATE ON `crop_activities` BEGIN
	DELETE FROM `changes` WHERE `list` = 'cropLog' AND `row_id` = '' AND `owner_id` = (SELECT `farmer_id` FROM `farmer_crops` WHERE `id` = new.`farmer_crop_id`);
	INSERT INTO `changes` (`list`, `owner_id`) SELECT 'cropLog', `farmer_id` FROM `farmer_crops` WHERE `id` = new.`farmer_crop_id` AND `farmer_id` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `crop_activities_delete_is_a_change` AFTER DELETE ON `crop_activities` BEGIN
	DELETE FROM `changes` WHERE `list` = 'cropLog' AND `row_id` = '' AND `owner_id` = (SELECT `farmer_id` FROM `farmer_crops` WHERE `id` = old.`farmer_crop_id`);
	INSERT INTO `changes` (`list`, `owner_id`) SELECT 'cropLog', `farmer_id` FROM `farmer_crops` WHERE `id` = old.`farmer_crop_id` AND `farmer_id` IS NOT NULL;
END;
--> statement-breakpoint
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
CREATE TRIGGER `advisory_bookmarks_insert_is_a_change` AFTER INSERT ON `advisory_bookmarks` BEGIN
	DELETE FROM `changes` WHERE `list` = 'bookmarks' AND `row_id` = '' AND `owner_id` = new.`user_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('bookmarks', new.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `advisory_bookmarks_update_is_a_change` AFTER UPDATE ON `advisory_bookmarks` BEGIN
	DELETE FROM `changes` WHERE `list` = 'bookmarks' AND `row_id` = '' AND `owner_id` = new.`user_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('bookmarks', new.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `advisory_bookmarks_delete_is_a_change` AFTER DELETE ON `advisory_bookmarks` BEGIN
	DELETE FROM `changes` WHERE `list` = 'bookmarks' AND `row_id` = '' AND `owner_id` = old.`user_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('bookmarks', old.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `advisory_deliveries_insert_is_a_change` AFTER INSERT ON `advisory_deliveries` BEGIN
	DELETE FROM `changes` WHERE `list` = 'advice' AND `row_id` = '' AND `owner_id` = (SELECT `farmer_id` FROM `farmer_crops` WHERE `id` = new.`farmer_crop_id`);
	INSERT INTO `changes` (`list`, `owner_id`) SELECT 'advice', `farmer_id` FROM `farmer_crops` WHERE `id` = new.`farmer_crop_id` AND `farmer_id` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `advisory_deliveries_update_is_a_change` AFTER UPDATE ON `advisory_deliveries` BEGIN
	DELETE FROM `changes` WHERE `list` = 'advice' AND `row_id` = '' AND `owner_id` = (SELECT `farmer_id` FROM `farmer_crops` WHERE `id` = new.`farmer_crop_id`);
	INSERT INTO `changes` (`list`, `owner_id`) SELECT 'advice', `farmer_id` FROM `farmer_crops` WHERE `id` = new.`farmer_crop_id` AND `farmer_id` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `advisory_deliveries_delete_is_a_change` AFTER DELETE ON `advisory_deliveries` BEGIN
	DELETE FROM `changes` WHERE `list` = 'advice' AND `row_id` = '' AND `owner_id` = (SELECT `farmer_id` FROM `farmer_crops` WHERE `id` = old.`farmer_crop_id`);
	INSERT INTO `changes` (`list`, `owner_id`) SELECT 'advice', `farmer_id` FROM `farmer_crops` WHERE `id` = old.`farmer_crop_id` AND `farmer_id` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `price_alerts_insert_is_a_change` AFTER INSERT ON `price_alerts` BEGIN
	DELETE FROM `changes` WHERE `list` = 'priceAlerts' AND `row_id` = '' AND `owner_id` = new.`user_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('priceAlerts', new.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `price_alerts_update_is_a_change` AFTER UPDATE ON `price_alerts` BEGIN
	DELETE FROM `changes` WHERE `list` = 'priceAlerts' AND `row_id` = '' AND `owner_id` = new.`user_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('priceAlerts', new.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `price_alerts_delete_is_a_change` AFTER DELETE ON `price_alerts` BEGIN
	DELETE FROM `changes` WHERE `list` = 'priceAlerts' AND `row_id` = '' AND `owner_id` = old.`user_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('priceAlerts', old.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `transport_costs_insert_is_a_change` AFTER INSERT ON `transport_costs` BEGIN
	DELETE FROM `changes` WHERE `list` = 'transport' AND `row_id` = '' AND `owner_id` = new.`user_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('transport', new.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `transport_costs_update_is_a_change` AFTER UPDATE ON `transport_costs` BEGIN
	DELETE FROM `changes` WHERE `list` = 'transport' AND `row_id` = '' AND `owner_id` = new.`user_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('transport', new.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `transport_costs_delete_is_a_change` AFTER DELETE ON `transport_costs` BEGIN
	DELETE FROM `changes` WHERE `list` = 'transport' AND `row_id` = '' AND `owner_id` = old.`user_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('transport', old.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `notification_preferences_insert_is_a_change` AFTER INSERT ON `notification_preferences` BEGIN
	DELETE FROM `changes` WHERE `list` = 'preferences' AND `row_id` = '' AND `owner_id` = new.`user_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('preferences', new.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `notification_preferences_update_is_a_change` AFTER UPDATE ON `notification_preferences` BEGIN
	DELETE FROM `changes` WHERE `list` = 'preferences' AND `row_id` = '' AND `owner_id` = new.`user_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('preferences', new.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `notification_preferences_delete_is_a_change` AFTER DELETE ON `notification_preferences` BEGIN
	DELETE FROM `changes` WHERE `list` = 'preferences' AND `row_id` = '' AND `owner_id` = old.`user_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('preferences', old.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `contact_requests_insert_is_a_change` AFTER INSERT ON `contact_requests` WHEN new.`sender_id` IS NOT NULL BEGIN
	DELETE FROM `changes` WHERE `list` = 'tickets' AND `row_id` = '' AND `owner_id` = new.`sender_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('tickets', new.`sender_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `contact_requests_update_is_a_change` AFTER UPDATE ON `contact_requests` WHEN new.`sender_id` IS NOT NULL BEGIN
	DELETE FROM `changes` WHERE `list` = 'tickets' AND `row_id` = '' AND `owner_id` = new.`sender_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('tickets', new.`sender_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `contact_requests_delete_is_a_change` AFTER DELETE ON `contact_requests` WHEN old.`sender_id` IS NOT NULL BEGIN
	DELETE FROM `changes` WHERE `list` = 'tickets' AND `row_id` = '' AND `owner_id` = old.`sender_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('tickets', old.`sender_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `ticket_replies_insert_is_a_change` AFTER INSERT ON `ticket_replies` BEGIN
	DELETE FROM `changes` WHERE `list` = 'tickets' AND `row_id` = '' AND `owner_id` = (SELECT `sender_id` FROM `contact_requests` WHERE `id` = new.`request_id`);
	INSERT INTO `changes` (`list`, `owner_id`) SELECT 'tickets', `sender_id` FROM `contact_requests` WHERE `id` = new.`request_id` AND `sender_id` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `ticket_replies_update_is_a_change` AFTER UPDATE ON `ticket_replies` BEGIN
	DELETE FROM `changes` WHERE `list` = 'tickets' AND `row_id` = '' AND `owner_id` = (SELECT `sender_id` FROM `contact_requests` WHERE `id` = new.`request_id`);
	INSERT INTO `changes` (`list`, `owner_id`) SELECT 'tickets', `sender_id` FROM `contact_requests` WHERE `id` = new.`request_id` AND `sender_id` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `ticket_replies_delete_is_a_change` AFTER DELETE ON `ticket_replies` BEGIN
	DELETE FROM `changes` WHERE `list` = 'tickets' AND `row_id` = '' AND `owner_id` = (SELECT `sender_id` FROM `contact_requests` WHERE `id` = old.`request_id`);
	INSERT INTO `changes` (`list`, `owner_id`) SELECT 'tickets', `sender_id` FROM `contact_requests` WHERE `id` = old.`request_id` AND `sender_id` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `users_update_is_a_change` AFTER UPDATE ON `users` BEGIN
	DELETE FROM `changes` WHERE `list` = 'profile' AND `row_id` = '' AND `owner_id` = new.`id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('profile', new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `users_delete_forgets_changes` AFTER DELETE ON `users` BEGIN
	DELETE FROM `changes` WHERE `owner_id` = old.`id`;
END;
