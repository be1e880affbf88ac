CREATE TABLE `decision_limits` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "decision_limits_currency" CHECK("decision_limits"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "decision_limits_amount" CHECK("decision_limits"."amount" >= 0)
);
--> statement-breakpoint
CREATE INDEX `decision_limits_user` ON `decision_limits` (`user_id`);--> statement-breakpoint
CREATE TABLE `pending_decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`person_id` text,
	`amount` integer,
	`currency` text NOT NULL,
	`reason` text,
	`proposed_by` text NOT NULL,
	`created_at` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`decided_by` text,
	`decided_at` text,
	`declined` text,
	FOREIGN KEY (`person_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`proposed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "pending_decisions_kind" CHECK("pending_decisions"."kind" in ('loanApproval', 'disbursement', 'claimApproval', 'claimPayout', 'writeOff', 'limit')),
	CONSTRAINT "pending_decisions_currency" CHECK("pending_decisions"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "pending_decisions_status" CHECK("pending_decisions"."status" in ('open', 'confirmed', 'declined', 'withdrawn', 'overtaken')),
	CONSTRAINT "pending_decisions_amount" CHECK("pending_decisions"."amount" >= 0),
	CONSTRAINT "pending_decisions_two_people" CHECK("pending_decisions"."status" <> 'confirmed' or "pending_decisions"."decided_by" <> "pending_decisions"."proposed_by")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pending_decisions_open` ON `pending_decisions` (`subject_id`,`kind`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `pending_decisions_status_created` ON `pending_decisions` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `pending_decisions_person` ON `pending_decisions` (`person_id`);--> statement-breakpoint
CREATE INDEX `pending_decisions_proposed_by` ON `pending_decisions` (`proposed_by`);--> statement-breakpoint
CREATE INDEX `pending_decisions_decided_by` ON `pending_decisions` (`decided_by`);