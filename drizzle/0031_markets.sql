CREATE TABLE `markets` (
	`key` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `markets_name` ON `markets` (`name`);--> statement-breakpoint
-- Edited by hand. A market that stands under several spellings is one: it gets the one with most prices, and the audit says what
-- was merged.
INSERT INTO `markets` (`key`, `name`) SELECT `key`, tidied_name(`market`) FROM (SELECT market_key(`market`) AS `key`, `market`, row_number() OVER (PARTITION BY market_key(`market`) ORDER BY sum(`rows`) DESC, `market`) AS `place` FROM `price_series` WHERE `rows` > 0 GROUP BY `market`) WHERE `place` = 1;--> statement-breakpoint
INSERT INTO `audit_events` (`at`, `action`, `table_name`, `before`, `after`) SELECT strftime('%Y-%m-%dT%H:%M:%fZ','now'), 'kuu.migrate.merge', 'market_prices', json_object('market', s.`market`), json_object('market', m.`name`, 'prices', s.`prices`) FROM (SELECT `market`, sum(`rows`) AS `prices` FROM `price_series` WHERE `rows` > 0 GROUP BY `market`) s JOIN `markets` m ON m.`key` = market_key(s.`market`) WHERE m.`name` <> s.`market` ORDER BY s.`market`;--> statement-breakpoint
UPDATE `market_prices` SET `market` = (SELECT m.`name` FROM `markets` m WHERE m.`key` = market_key(`market_prices`.`market`)) WHERE `market` NOT IN (SELECT `name` FROM `markets`);--> statement-breakpoint
UPDATE `price_alerts` SET `market` = (SELECT m.`name` FROM `markets` m WHERE m.`key` = market_key(`price_alerts`.`market`)) WHERE `market` NOT IN (SELECT `name` FROM `markets`) AND market_key(`market`) IN (SELECT `key` FROM `markets`);--> statement-breakpoint
-- Of two wishes of a farmer for one market the later one counts, as when they are set.
DELETE FROM `price_alerts` WHERE `id` IN (SELECT `id` FROM (SELECT `id`, row_number() OVER (PARTITION BY `user_id`, `crop_id`, `market`, `direction` ORDER BY `created_at` DESC, `id` DESC) AS `place` FROM `price_alerts`) WHERE `place` > 1);--> statement-breakpoint
UPDATE OR IGNORE `transport_costs` SET `market` = (SELECT m.`name` FROM `markets` m WHERE m.`key` = market_key(`transport_costs`.`market`)) WHERE `market` NOT IN (SELECT `name` FROM `markets`) AND market_key(`market`) IN (SELECT `key` FROM `markets`);--> statement-breakpoint
DELETE FROM `transport_costs` WHERE `market` NOT IN (SELECT `name` FROM `markets`) AND market_key(`market`) IN (SELECT `key` FROM `markets`);--> statement-breakpoint
UPDATE `taught_words` SET `value` = (SELECT m.`name` FROM `markets` m WHERE m.`key` = market_key(`taught_words`.`value`)) WHERE `meaning` = 'place' AND `value` NOT IN (SELECT `name` FROM `markets`) AND market_key(`value`) IN (SELECT `key` FROM `markets`);--> statement-breakpoint
-- What is restored from the archive comes back under the name that its market has now.
UPDATE `archive_rows` SET `content` = json_set(`content`, '$.market', (SELECT m.`name` FROM `markets` m WHERE m.`key` = market_key(json_extract(`archive_rows`.`content`, '$.market')))) WHERE `table_name` IN ('market_prices', 'price_alerts') AND market_key(json_extract(`content`, '$.market')) IN (SELECT `key` FROM `markets`);--> statement-breakpoint
CREATE TRIGGER `market_prices_insert_names_its_market` BEFORE INSERT ON `market_prices` WHEN NOT EXISTS (SELECT 1 FROM `markets` WHERE `name` = new.`market`) BEGIN
	SELECT RAISE(ABORT, 'the market is here under another spelling') WHERE EXISTS (SELECT 1 FROM `markets` WHERE `key` = market_key(new.`market`));
	INSERT INTO `markets` (`key`, `name`) VALUES (market_key(new.`market`), new.`market`);
END;
--> statement-breakpoint
CREATE TRIGGER `market_prices_update_names_its_market` BEFORE UPDATE OF `market` ON `market_prices` WHEN NOT EXISTS (SELECT 1 FROM `markets` WHERE `name` = new.`market`) BEGIN
	SELECT RAISE(ABORT, 'the market is here under another spelling') WHERE EXISTS (SELECT 1 FROM `markets` WHERE `key` = market_key(new.`market`));
	INSERT INTO `markets` (`key`, `name`) VALUES (market_key(new.`market`), new.`market`);
END;
