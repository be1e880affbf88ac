-- Edited by hand. Of products with one name the earliest keeps it, and the others get a number: loans and policies are of
-- each, so they cannot be merged. The audit says what was renamed.
ALTER TABLE `loan_products` ADD `name_key` text;--> statement-breakpoint
CREATE TEMP TABLE `loan_products_doubles` AS SELECT * FROM (SELECT `id`, `name`, market_key(`name`) AS `key`, row_number() OVER (PARTITION BY market_key(`name`) ORDER BY rowid) - 1 AS `place` FROM `loan_products`) WHERE `place` > 0;--> statement-breakpoint
CREATE TEMP TABLE `loan_products_numbers` AS
	WITH RECURSIVE `numbers` (`number`) AS (SELECT 2 UNION ALL SELECT `number` + 1 FROM `numbers` WHERE `number` < 2 * (SELECT count(*) FROM `loan_products`))
	SELECT k.`key`, n.`number`, row_number() OVER (PARTITION BY k.`key` ORDER BY n.`number`) AS `place`
	FROM (SELECT `key`, min(`name`) AS `name` FROM `loan_products_doubles` GROUP BY `key`) k CROSS JOIN `numbers` n
	WHERE market_key(k.`name` || ' ' || n.`number`) NOT IN (SELECT market_key(`name`) FROM `loan_products`);--> statement-breakpoint
UPDATE `loan_products` SET `version` = `version` + 1, `name` = `name` || ' ' || (
	SELECT n.`number` FROM `loan_products_doubles` d JOIN `loan_products_numbers` n ON n.`key` = d.`key` AND n.`place` = d.`place` WHERE d.`id` = `loan_products`.`id`)
	WHERE `id` IN (SELECT `id` FROM `loan_products_doubles`);--> statement-breakpoint
INSERT INTO `audit_events` (`at`, `action`, `table_name`, `row_id`, `before`, `after`)
	SELECT strftime('%Y-%m-%dT%H:%M:%fZ','now'), 'kuu.migrate.rename', 'loan_products', d.`id`, json_object('name', d.`name`), json_object('name', p.`name`)
	FROM `loan_products_doubles` d JOIN `loan_products` p ON p.`id` = d.`id` ORDER BY d.`key`, d.`place`;--> statement-breakpoint
UPDATE `loan_products` SET `name_key` = market_key(`name`) WHERE `id` IN (
	SELECT `id` FROM (SELECT `id`, row_number() OVER (PARTITION BY market_key(`name`) ORDER BY rowid) AS `place` FROM `loan_products`) WHERE `place` = 1);--> statement-breakpoint
DROP TABLE `loan_products_doubles`;--> statement-breakpoint
DROP TABLE `loan_products_numbers`;--> statement-breakpoint
CREATE UNIQUE INDEX `loan_products_name_key` ON `loan_products` (`name_key`);--> statement-breakpoint
CREATE TRIGGER `loan_products_insert_has_key` AFTER INSERT ON `loan_products` WHEN new.`name_key` IS NOT market_key(new.`name`) BEGIN
	UPDATE `loan_products` SET `name_key` = market_key(new.`name`) WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `loan_products_update_has_key` AFTER UPDATE OF `name` ON `loan_products` WHEN new.`name_key` IS NOT market_key(new.`name`) BEGIN
	UPDATE `loan_products` SET `name_key` = market_key(new.`name`) WHERE `id` = new.`id`;
END;
--> statement-breakpoint
ALTER TABLE `insurance_products` ADD `name_key` text;--> statement-breakpoint
CREATE TEMP TABLE `insurance_products_doubles` AS SELECT * FROM (SELECT `id`, `name`, market_key(`name`) AS `key`, row_number() OVER (PARTITION BY market_key(`name`) ORDER BY rowid) - 1 AS `place` FROM `insurance_products`) WHERE `place` > 0;--> statement-breakpoint
CREATE TEMP TABLE `insurance_products_numbers` AS
	WITH RECURSIVE `numbers` (`number`) AS (SELECT 2 UNION ALL SELECT `number` + 1 FROM `numbers` WHERE `number` < 2 * (SELECT count(*) FROM `insurance_products`))
	SELECT k.`key`, n.`number`, row_number() OVER (PARTITION BY k.`key` ORDER BY n.`number`) AS `place`
	FROM (SELECT `key`, min(`name`) AS `name` FROM `insurance_products_doubles` GROUP BY `key`) k CROSS JOIN `numbers` n
	WHERE market_key(k.`name` || ' ' || n.`number`) NOT IN (SELECT market_key(`name`) FROM `insurance_products`);--> statement-breakpoint
UPDATE `insurance_products` SET `version` = `version` + 1, `name` = `name` || ' ' || (
	SELECT n.`number` FROM `insurance_products_doubles` d JOIN `insurance_products_numbers` n ON n.`key` = d.`key` AND n.`place` = d.`place` WHERE d.`id` = `insurance_products`.`id`)
	WHERE `id` IN (SELECT `id` FROM `insurance_products_doubles`);--> statement-breakpoint
INSERT INTO `audit_events` (`at`, `action`, `table_name`, `row_id`, `before`, `after`)
	SELECT strftime('%Y-%m-%dT%H:%M:%fZ','now'), 'kuu.migrate.rename', 'insurance_products', d.`id`, json_object('name', d.`name`), json_object('name', p.`name`)
	FROM `insurance_products_doubles` d JOIN `insurance_products` p ON p.`id` = d.`id` ORDER BY d.`key`, d.`place`;--> statement-breakpoint
UPDATE `insurance_products` SET `name_key` = market_key(`name`) WHERE `id` IN (
	SELECT `id` FROM (SELECT `id`, row_number() OVER (PARTITION BY market_key(`name`) ORDER BY rowid) AS `place` FROM `insurance_products`) WHERE `place` = 1);--> statement-breakpoint
DROP TABLE `insurance_products_doubles`;--> statement-breakpoint
DROP TABLE `insurance_products_numbers`;--> statement-breakpoint
CREATE UNIQUE INDEX `insurance_products_name_key` ON `insurance_products` (`name_key`);--> statement-breakpoint
CREATE TRIGGER `insurance_products_insert_has_key` AFTER INSERT ON `insurance_products` WHEN new.`name_key` IS NOT market_key(new.`name`) BEGIN
	UPDATE `insurance_products` SET `name_key` = market_key(new.`name`) WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `insurance_products_update_has_key` AFTER UPDATE OF `name` ON `insurance_products` WHEN new.`name_key` IS NOT market_key(new.`name`) BEGIN
	UPDATE `insurance_products` SET `name_key` = market_key(new.`name`) WHERE `id` = new.`id`;
END;
