ALTER TABLE `notifications` ADD `people` text;--> statement-breakpoint
ALTER TABLE `idempotent_responses` ADD `subjects` text;