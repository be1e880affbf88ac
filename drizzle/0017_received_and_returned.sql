CREATE TABLE `pay_numbers` (
	`number` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`loan_id` text,
	`account_id` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`loan_id`) REFERENCES `farmer_loans`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`account_id`) REFERENCES `mobile_money_accounts`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "pay_numbers_about" CHECK(("pay_numbers"."loan_id" is null) <> ("pay_numbers"."account_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pay_numbers_loan` ON `pay_numbers` (`loan_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `pay_numbers_account` ON `pay_numbers` (`account_id`);--> statement-breakpoint
CREATE INDEX `pay_numbers_user` ON `pay_numbers` (`user_id`);--> statement-breakpoint
CREATE TABLE `received_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`gateway` text NOT NULL,
	`kind` text NOT NULL,
	`status` text DEFAULT 'heard' NOT NULL,
	`currency` text NOT NULL,
	`receipt` text NOT NULL,
	`amount` integer NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`payer_phone` text DEFAULT '' NOT NULL,
	`payer_name` text DEFAULT '' NOT NULL,
	`paid_at` text NOT NULL,
	`user_id` text,
	`account_id` text,
	`payment_id` text,
	`settled_by` text,
	`settled_at` text,
	`note` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`account_id`) REFERENCES `mobile_money_accounts`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`settled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "received_payments_gateway" CHECK("received_payments"."gateway" in ('sandbox', 'mtn-momo', 'mpesa', 'airtel', 'by-hand')),
	CONSTRAINT "received_payments_kind" CHECK("received_payments"."kind" in ('paybill', 'till')),
	CONSTRAINT "received_payments_status" CHECK("received_payments"."status" in ('heard', 'ours', 'unclaimed', 'claimed', 'givenBack', 'refused')),
	CONSTRAINT "received_payments_currency" CHECK("received_payments"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "received_payments_amount" CHECK("received_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `received_payments_receipt` ON `received_payments` (`gateway`,`receipt`);--> statement-breakpoint
CREATE INDEX `received_payments_status_created` ON `received_payments` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `received_payments_created` ON `received_payments` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `received_payments_heard_due` ON `received_payments` (`due_at`,`id`) WHERE status = 'heard';--> statement-breakpoint
CREATE INDEX `received_payments_user` ON `received_payments` (`user_id`);--> statement-breakpoint
CREATE INDEX `received_payments_account` ON `received_payments` (`account_id`);--> statement-breakpoint
CREATE INDEX `received_payments_payment` ON `received_payments` (`payment_id`);--> statement-breakpoint
CREATE INDEX `received_payments_settled_by` ON `received_payments` (`settled_by`);--> statement-breakpoint
-- Edited by hand: triggers that name a table which is rebuilt go before it, and come back at the end.
DROP TRIGGER IF EXISTS `ledger_entries_join_no_closed_movement`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `ledger_entries_move_the_balance`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `ledger_movements_balance`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `ledger_accounts_keep_their_kind`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `ledger_movements_are_not_changed`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `ledger_movements_are_not_deleted`;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_ledger_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`currency` text NOT NULL,
	`wallet_id` text,
	`loan_id` text,
	`debtor_id` text,
	`balance` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`wallet_id`) REFERENCES `mobile_money_accounts`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`loan_id`) REFERENCES `farmer_loans`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`debtor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "ledger_accounts_kind" CHECK("__new_ledger_accounts"."kind" in ('wallet', 'principal', 'interest', 'owed', 'unclaimed', 'transit', 'outside', 'interestIncome', 'fees', 'premiums', 'courses')),
	CONSTRAINT "ledger_accounts_currency" CHECK("__new_ledger_accounts"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "ledger_accounts_balance" CHECK("__new_ledger_accounts"."balance" >= 0 or "__new_ledger_accounts"."kind" not in ('wallet', 'transit', 'unclaimed'))
);
--> statement-breakpoint
INSERT INTO `__new_ledger_accounts`("id", "kind", "currency", "wallet_id", "loan_id", "debtor_id", "balance") SELECT "id", "kind", "currency", "wallet_id", "loan_id", NULL, "balance" FROM `ledger_accounts`;--> statement-breakpoint
DROP TABLE `ledger_accounts`;--> statement-breakpoint
ALTER TABLE `__new_ledger_accounts` RENAME TO `ledger_accounts`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_accounts_wallet` ON `ledger_accounts` (`wallet_id`);--> statement-breakpoint
CREATE INDEX `ledger_accounts_loan` ON `ledger_accounts` (`loan_id`,`kind`);--> statement-breakpoint
CREATE INDEX `ledger_accounts_debtor` ON `ledger_accounts` (`debtor_id`);--> statement-breakpoint
CREATE INDEX `ledger_accounts_kind_currency` ON `ledger_accounts` (`kind`,`currency`);--> statement-breakpoint
CREATE TABLE `__new_ledger_movements` (
	`number` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`reverses` integer,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`reverses`) REFERENCES `ledger_movements`(`number`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "ledger_movements_kind" CHECK("__new_ledger_movements"."kind" in ('opening', 'topUp', 'disbursement', 'loanPayment', 'premium', 'claim', 'transferOut', 'transferIn', 'transferReturned', 'course', 'refund', 'owedBack', 'received', 'claimed', 'givenBack', 'reversal'))
);
--> statement-breakpoint
INSERT INTO `__new_ledger_movements`("number", "kind", "reverses", "created_at") SELECT "number", "kind", "reverses", "created_at" FROM `ledger_movements`;--> statement-breakpoint
DROP TABLE `ledger_movements`;--> statement-breakpoint
ALTER TABLE `__new_ledger_movements` RENAME TO `ledger_movements`;--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_movements_reverses` ON `ledger_movements` (`reverses`);--> statement-breakpoint
CREATE INDEX `ledger_movements_created` ON `ledger_movements` (`created_at`);--> statement-breakpoint
CREATE TABLE `__new_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`subject_id` text,
	`transaction_id` text,
	`follows_id` text,
	`gateway` text NOT NULL,
	`phone` text NOT NULL,
	`amount` integer NOT NULL,
	`fees` integer DEFAULT 0 NOT NULL,
	`currency` text NOT NULL,
	`status` text DEFAULT 'created' NOT NULL,
	`failure` text,
	`concern` text,
	`gateway_id` text,
	`receipt` text,
	`provider_words` text,
	`queries` integer DEFAULT 0 NOT NULL,
	`watched_until` text,
	`returned` text,
	`settled_by` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`requested_at` text,
	`settled_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`transaction_id`) REFERENCES `financial_transactions`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`follows_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`settled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "payments_purpose" CHECK("__new_payments"."purpose" in ('loanPayment', 'premium', 'course', 'transferOut', 'transferIn', 'disbursement', 'claim', 'refund')),
	CONSTRAINT "payments_gateway" CHECK("__new_payments"."gateway" in ('sandbox', 'mtn-momo', 'mpesa', 'airtel', 'by-hand')),
	CONSTRAINT "payments_currency" CHECK("__new_payments"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "payments_status" CHECK("__new_payments"."status" in ('created', 'requested', 'pending', 'unknown', 'succeeded', 'failed', 'expired')),
	CONSTRAINT "payments_failure" CHECK("__new_payments"."failure" in ('refused', 'notEnoughMoney', 'wrongPin', 'noAnswer', 'unknownNumber', 'limit', 'inactive', 'notPossible', 'notSetUp', 'floatEmpty', 'tooSoon', 'busy', 'tooSmall', 'pinLocked')),
	CONSTRAINT "payments_concern" CHECK("__new_payments"."concern" in ('amount', 'late', 'duplicate', 'paidLate', 'setUp', 'float', 'unanswered', 'unknownCode', 'reversed')),
	CONSTRAINT "payments_returned" CHECK("__new_payments"."returned" in ('owed', 'back')),
	CONSTRAINT "payments_amount" CHECK("__new_payments"."amount" > 0),
	CONSTRAINT "payments_fees" CHECK("__new_payments"."fees" >= 0),
	CONSTRAINT "payments_queries" CHECK("__new_payments"."queries" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_payments`("id", "reference", "user_id", "purpose", "subject_id", "transaction_id", "follows_id", "gateway", "phone", "amount", "fees", "currency", "status", "failure", "concern", "gateway_id", "receipt", "provider_words", "queries", "watched_until", "returned", "settled_by", "attempts", "due_at", "created_at", "requested_at", "settled_at") SELECT "id", "reference", "user_id", "purpose", "subject_id", "transaction_id", "follows_id", "gateway", "phone", "amount", "fees", "currency", "status", "failure", "concern", "gateway_id", "receipt", "provider_words", "queries", "watched_until", NULL, "settled_by", "attempts", "due_at", "created_at", "requested_at", "settled_at" FROM `payments`;--> statement-breakpoint
DROP TABLE `payments`;--> statement-breakpoint
ALTER TABLE `__new_payments` RENAME TO `payments`;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reference` ON `payments` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_transaction` ON `payments` (`transaction_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_follows` ON `payments` (`follows_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_gateway_id` ON `payments` (`gateway`,`gateway_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_receipt` ON `payments` (`gateway`,`receipt`);--> statement-breakpoint
CREATE INDEX `payments_open_due` ON `payments` (`due_at`,`id`) WHERE status in ('created', 'requested', 'pending', 'unknown');--> statement-breakpoint
CREATE INDEX `payments_watched_due` ON `payments` (`due_at`,`id`) WHERE watched_until is not null;--> statement-breakpoint
CREATE INDEX `payments_settled_by` ON `payments` (`settled_by`) WHERE settled_by is not null;--> statement-breakpoint
CREATE INDEX `payments_subject` ON `payments` (`subject_id`,`purpose`,`status`);--> statement-breakpoint
CREATE INDEX `payments_status_created` ON `payments` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payments_created` ON `payments` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payments_concern_created` ON `payments` (`created_at`,`id`) WHERE concern is not null;--> statement-breakpoint
CREATE INDEX `payments_owed` ON `payments` (`created_at`,`id`) WHERE returned = 'owed';--> statement-breakpoint
CREATE INDEX `payments_user_created` ON `payments` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `__new_payment_queries` (
	`nonce` text PRIMARY KEY NOT NULL,
	`kind` text DEFAULT 'status' NOT NULL,
	`payment_id` text,
	`received_id` text,
	`conversation_id` text,
	`answer` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`answered_at` text,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`received_id`) REFERENCES `received_payments`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "payment_queries_kind" CHECK("__new_payment_queries"."kind" in ('status', 'balance', 'received')),
	CONSTRAINT "payment_queries_about" CHECK(("__new_payment_queries"."payment_id" is null) <> ("__new_payment_queries"."received_id" is null))
);
--> statement-breakpoint
INSERT INTO `__new_payment_queries`("nonce", "kind", "payment_id", "received_id", "conversation_id", "answer", "created_at", "answered_at") SELECT "nonce", 'status', "payment_id", NULL, "conversation_id", "answer", "created_at", "answered_at" FROM `payment_queries`;--> statement-breakpoint
DROP TABLE `payment_queries`;--> statement-breakpoint
ALTER TABLE `__new_payment_queries` RENAME TO `payment_queries`;--> statement-breakpoint
CREATE INDEX `payment_queries_payment` ON `payment_queries` (`payment_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payment_queries_received` ON `payment_queries` (`received_id`,`created_at`);--> statement-breakpoint
CREATE TRIGGER `ledger_entries_join_no_closed_movement` BEFORE INSERT ON `ledger_entries`
WHEN EXISTS (SELECT 1 FROM `ledger_movements` WHERE `number` = new.`movement`) BEGIN
	SELECT RAISE(ABORT, 'this movement is closed');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entries_move_the_balance` AFTER INSERT ON `ledger_entries` BEGIN
	UPDATE `ledger_accounts` SET `balance` = `balance` + new.`amount` WHERE `id` = new.`account_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_movements_balance` AFTER INSERT ON `ledger_movements`
WHEN (SELECT count(*) FROM `ledger_entries` WHERE `movement` = new.`number`) < 2
	OR EXISTS (SELECT 1 FROM `ledger_entries` JOIN `ledger_accounts` ON `ledger_accounts`.`id` = `ledger_entries`.`account_id`
		WHERE `movement` = new.`number` GROUP BY `currency` HAVING sum(`amount`) <> 0) BEGIN
	SELECT RAISE(ABORT, 'a movement needs two entries that sum to zero in each currency');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_accounts_keep_their_kind` BEFORE UPDATE OF `id`, `kind`, `currency`, `wallet_id`, `loan_id`, `debtor_id` ON `ledger_accounts` BEGIN
	SELECT RAISE(ABORT, 'ledger_accounts are not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_movements_are_not_changed` BEFORE UPDATE ON `ledger_movements` BEGIN
	SELECT RAISE(ABORT, 'ledger_movements is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_movements_are_not_deleted` BEFORE DELETE ON `ledger_movements` BEGIN
	SELECT RAISE(ABORT, 'ledger_movements is append-only');
END;
--> statement-breakpoint
CREATE INDEX `mobile_money_accounts_phone` ON `mobile_money_accounts` (`phone_number`);
