CREATE TABLE `phone_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`phone` text NOT NULL,
	`way` text NOT NULL,
	`hash` text NOT NULL,
	`tries_left` integer NOT NULL,
	`expires_at` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "phone_codes_way" CHECK("phone_codes"."way" in ('sms', 'ussd'))
);
--> statement-breakpoint
CREATE INDEX `phone_codes_user` ON `phone_codes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `phone_codes_phone` ON `phone_codes` (`phone`,`created_at`);--> statement-breakpoint
CREATE INDEX `phone_codes_created` ON `phone_codes` (`created_at`);--> statement-breakpoint
CREATE TABLE `proved_phones` (
	`user_id` text NOT NULL,
	`phone` text NOT NULL,
	`proof` text NOT NULL,
	`proved_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `phone`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "proved_phones_proof" CHECK("proved_phones"."proof" in ('sms', 'ussd', 'registered', 'earlier'))
);
--> statement-breakpoint
CREATE INDEX `proved_phones_phone` ON `proved_phones` (`phone`);--> statement-breakpoint
-- Accounts of before numbers were proved. Made by somebody of the team or from the phone itself, an account serves its
-- phone, and goes on doing so; so does a number from which its user has paid, for the payment was confirmed on it. One
-- that somebody made on the web, with a number that nobody asked, is proved by its user now (docs/security.md).
INSERT INTO `proved_phones` (`user_id`, `phone`, `proof`, `proved_at`)
SELECT `id`, `dialled`, 'earlier', strftime('%Y-%m-%dT%H:%M:%fZ','now') FROM (
	SELECT `id`, `password`, `role`, '+' || ltrim(replace(replace(replace(replace(replace(replace(replace(`phone`, '+', ''), ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', ''), '0') AS `dialled`
	FROM `users` WHERE trim(`phone`) LIKE '+%' OR trim(`phone`) LIKE '00%'
) AS `u`
WHERE `role` = 'farmer' AND `dialled` GLOB '+[1-9][0-9][0-9][0-9][0-9][0-9][0-9]*' AND `dialled` NOT GLOB '+*[^0-9]*' AND (
	`password` = '!'
	OR EXISTS (SELECT 1 FROM `audit_events` `a` WHERE `a`.`table_name` = 'users' AND `a`.`row_id` = `u`.`id` AND `a`.`action` IN ('agent.farmers.register', 'admin.users.create', 'admin.users.import'))
	OR EXISTS (SELECT 1 FROM `payments` `p` WHERE `p`.`user_id` = `u`.`id` AND `p`.`phone` = `u`.`dialled` AND `p`.`status` = 'succeeded' AND `p`.`gateway` NOT IN ('sandbox', 'by-hand') AND `p`.`purpose` IN ('loanPayment', 'premium', 'course', 'transferOut'))
);
