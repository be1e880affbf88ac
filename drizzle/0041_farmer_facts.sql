ALTER TABLE `farmer_records` ADD `birth_year` integer;--> statement-breakpoint
ALTER TABLE `farmer_records` ADD `group_name` text;