CREATE TABLE `crop_growers` (
	`crop_id` text PRIMARY KEY NOT NULL,
	`rows` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `enrollment_counts` (
	`course_id` text NOT NULL,
	`status` text NOT NULL,
	`rows` integer NOT NULL,
	PRIMARY KEY(`course_id`, `status`),
	CONSTRAINT "enrollment_counts_status" CHECK("enrollment_counts"."status" in ('enrolled', 'completed'))
);
--> statement-breakpoint
CREATE TABLE `farmer_days` (
	`day` text PRIMARY KEY NOT NULL,
	`rows` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `price_days` (
	`day` text PRIMARY KEY NOT NULL,
	`rows` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `price_series` (
	`crop_id` text NOT NULL,
	`market` text NOT NULL,
	`rows` integer NOT NULL,
	PRIMARY KEY(`crop_id`, `market`)
);
--> statement-breakpoint
CREATE TABLE `user_counts` (
	`role` text NOT NULL,
	`is_active` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	`language` text NOT NULL,
	`has_phone` integer NOT NULL,
	`rows` integer NOT NULL,
	PRIMARY KEY(`role`, `is_active`, `is_deleted`, `language`, `has_phone`),
	CONSTRAINT "user_counts_role" CHECK("user_counts"."role" in ('farmer', 'extension_agent', 'admin'))
);
--> statement-breakpoint
DROP INDEX `users_role_language`;--> statement-breakpoint
-- Written by hand from here on, as src/db/kept-counts.ts declares it: what there is is counted, and triggers keep the numbers.
INSERT INTO `user_counts` (`role`, `is_active`, `is_deleted`, `language`, `has_phone`, `rows`) SELECT role, is_active, username = 'deleted-' || id, language, phone IS NOT NULL, count(*) FROM `users` GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
INSERT INTO `farmer_days` (`day`, `rows`) SELECT substr(created_at, 1, 10), count(*) FROM `users` WHERE role = 'farmer' AND NOT (username = 'deleted-' || id) GROUP BY 1;--> statement-breakpoint
INSERT INTO `price_days` (`day`, `rows`) SELECT date, count(*) FROM `market_prices` GROUP BY 1;--> statement-breakpoint
INSERT INTO `price_series` (`crop_id`, `market`, `rows`) SELECT crop_id, market, count(*) FROM `market_prices` GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO `crop_growers` (`crop_id`, `rows`) SELECT crop_id, count(*) FROM `farmer_crops` GROUP BY 1;--> statement-breakpoint
INSERT INTO `enrollment_counts` (`course_id`, `status`, `rows`) SELECT course_id, status, count(*) FROM `course_enrollments` GROUP BY 1, 2;--> statement-breakpoint
CREATE TRIGGER `users_insert_is_in_user_counts` AFTER INSERT ON `users` BEGIN
	INSERT INTO `user_counts` (`role`, `is_active`, `is_deleted`, `language`, `has_phone`, `rows`) VALUES (new.role, new.is_active, new.username = 'deleted-' || new.id, new.language, new.phone IS NOT NULL, 1) ON CONFLICT DO UPDATE SET `rows` = `rows` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `users_update_is_in_user_counts` AFTER UPDATE OF `role`, `is_active`, `username`, `id`, `language`, `phone` ON `users` WHEN (new.role, new.is_active, new.username = 'deleted-' || new.id, new.language, new.phone IS NOT NULL) IS NOT (old.role, old.is_active, old.username = 'deleted-' || old.id, old.language, old.phone IS NOT NULL) BEGIN
	UPDATE `user_counts` SET `rows` = `rows` - 1 WHERE `role` = (old.role) AND `is_active` = (old.is_active) AND `is_deleted` = (old.username = 'deleted-' || old.id) AND `language` = (old.language) AND `has_phone` = (old.phone IS NOT NULL);
	INSERT INTO `user_counts` (`role`, `is_active`, `is_deleted`, `language`, `has_phone`, `rows`) VALUES (new.role, new.is_active, new.username = 'deleted-' || new.id, new.language, new.phone IS NOT NULL, 1) ON CONFLICT DO UPDATE SET `rows` = `rows` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `users_delete_is_in_user_counts` AFTER DELETE ON `users` BEGIN
	UPDATE `user_counts` SET `rows` = `rows` - 1 WHERE `role` = (old.role) AND `is_active` = (old.is_active) AND `is_deleted` = (old.username = 'deleted-' || old.id) AND `language` = (old.language) AND `has_phone` = (old.phone IS NOT NULL);
END;--> statement-breakpoint
CREATE TRIGGER `users_insert_is_in_farmer_days` AFTER INSERT ON `users` BEGIN
	INSERT INTO `farmer_days` (`day`, `rows`) SELECT substr(new.created_at, 1, 10), 1 WHERE new.role = 'farmer' AND NOT (new.username = 'deleted-' || new.id) ON CONFLICT DO UPDATE SET `rows` = `rows` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `users_update_is_in_farmer_days` AFTER UPDATE OF `created_at`, `role`, `username`, `id` ON `users` WHEN (substr(new.created_at, 1, 10), new.role = 'farmer' AND NOT (new.username = 'deleted-' || new.id)) IS NOT (substr(old.created_at, 1, 10), old.role = 'farmer' AND NOT (old.username = 'deleted-' || old.id)) BEGIN
	UPDATE `farmer_days` SET `rows` = `rows` - 1 WHERE `day` = (substr(old.created_at, 1, 10)) AND old.role = 'farmer' AND NOT (old.username = 'deleted-' || old.id);
	INSERT INTO `farmer_days` (`day`, `rows`) SELECT substr(new.created_at, 1, 10), 1 WHERE new.role = 'farmer' AND NOT (new.username = 'deleted-' || new.id) ON CONFLICT DO UPDATE SET `rows` = `rows` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `users_delete_is_in_farmer_days` AFTER DELETE ON `users` BEGIN
	UPDATE `farmer_days` SET `rows` = `rows` - 1 WHERE `day` = (substr(old.created_at, 1, 10)) AND old.role = 'farmer' AND NOT (old.username = 'deleted-' || old.id);
END;--> statement-breakpoint
CREATE TRIGGER `market_prices_insert_is_in_price_days` AFTER INSERT ON `market_prices` BEGIN
	INSERT INTO `price_days` (`day`, `rows`) VALUES (new.date, 1) ON CONFLICT DO UPDATE SET `rows` = `rows` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `market_prices_update_is_in_price_days` AFTER UPDATE OF `date` ON `market_prices` WHEN (new.date) IS NOT (old.date) BEGIN
	UPDATE `price_days` SET `rows` = `rows` - 1 WHERE `day` = (old.date);
	INSERT INTO `price_days` (`day`, `rows`) VALUES (new.date, 1) ON CONFLICT DO UPDATE SET `rows` = `rows` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `market_prices_delete_is_in_price_days` AFTER DELETE ON `market_prices` BEGIN
	UPDATE `price_days` SET `rows` = `rows` - 1 WHERE `day` = (old.date);
END;--> statement-breakpoint
CREATE TRIGGER `market_prices_insert_is_in_price_series` AFTER INSERT ON `market_prices` BEGIN
	INSERT INTO `price_series` (`crop_id`, `market`, `rows`) VALUES (new.crop_id, new.market, 1) ON CONFLICT DO UPDATE SET `rows` = `rows` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `market_prices_update_is_in_price_series` AFTER UPDATE OF `crop_id`, `market` ON `market_prices` WHEN (new.crop_id, new.market) IS NOT (old.crop_id, old.market) BEGIN
	UPDATE `price_series` SET `rows` = `rows` - 1 WHERE `crop_id` = (old.crop_id) AND `market` = (old.market);
	INSERT INTO `price_series` (`crop_id`, `market`, `rows`) VALUES (new.crop_id, new.market, 1) ON CONFLICT DO UPDATE SET `rows` = `rows` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `market_prices_delete_is_in_price_series` AFTER DELETE ON `market_prices` BEGIN
	UPDATE `price_series` SET `rows` = `rows` - 1 WHERE `crop_id` = (old.crop_id) AND `market` = (old.market);
END;--> statement-breakpoint
CREATE TRIGGER `farmer_crops_insert_is_in_crop_growers` AFTER INSERT ON `farmer_crops` BEGIN
	INSERT INTO `crop_growers` (`crop_id`, `rows`) VALUES (new.crop_id, 1) ON CONFLICT DO UPDATE SET `rows` = `rows` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `farmer_crops_update_is_in_crop_growers` AFTER UPDATE OF `crop_id` ON `farmer_crops` WHEN (new.crop_id) IS NOT (old.crop_id) BEGIN
	UPDATE `crop_growers` SET `rows` = `rows` - 1 WHERE `crop_id` = (old.crop_id);
	INSERT INTO `crop_growers` (`crop_id`, `rows`) VALUES (new.crop_id, 1) ON CONFLICT DO UPDATE SET `rows` = `rows` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `farmer_crops_delete_is_in_crop_growers` AFTER DELETE ON `farmer_crops` BEGIN
	UPDATE `crop_growers` SET `rows` = `rows` - 1 WHERE `crop_id` = (old.crop_id);
END;--> statement-breakpoint
CREATE TRIGGER `course_enrollments_insert_is_in_enrollment_counts` AFTER INSERT ON `course_enrollments` BEGIN
	INSERT INTO `enrollment_counts` (`course_id`, `status`, `rows`) VALUES (new.course_id, new.status, 1) ON CONFLICT DO UPDATE SET `rows` = `rows` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `course_enrollments_update_is_in_enrollment_counts` AFTER UPDATE OF `course_id`, `status` ON `course_enrollments` WHEN (new.course_id, new.status) IS NOT (old.course_id, old.status) BEGIN
	UPDATE `enrollment_counts` SET `rows` = `rows` - 1 WHERE `course_id` = (old.course_id) AND `status` = (old.status);
	INSERT INTO `enrollment_counts` (`course_id`, `status`, `rows`) VALUES (new.course_id, new.status, 1) ON CONFLICT DO UPDATE SET `rows` = `rows` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `course_enrollments_delete_is_in_enrollment_counts` AFTER DELETE ON `course_enrollments` BEGIN
	UPDATE `enrollment_counts` SET `rows` = `rows` - 1 WHERE `course_id` = (old.course_id) AND `status` = (old.status);
END;
