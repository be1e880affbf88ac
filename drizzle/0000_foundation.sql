CREATE TABLE `advisories` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`category` text NOT NULL,
	`crop_id` text,
	`author_id` text,
	`priority` text DEFAULT 'medium' NOT NULL,
	`language` text DEFAULT 'english' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`valid_until` text,
	`window_start` integer,
	`window_end` integer,
	FOREIGN KEY (`crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "advisories_category" CHECK("advisories"."category" in ('weather', 'pest', 'disease', 'planting', 'harvesting', 'fertilizer', 'irrigation', 'general')),
	CONSTRAINT "advisories_priority" CHECK("advisories"."priority" in ('low', 'medium', 'high', 'urgent')),
	CONSTRAINT "advisories_language" CHECK("advisories"."language" in ('english', 'bassa', 'kpelle', 'loma', 'french', 'swahili', 'hausa')),
	CONSTRAINT "advisories_window" CHECK(("advisories"."window_start" is null) = ("advisories"."window_end" is null) and "advisories"."window_start" <= "advisories"."window_end")
);
--> statement-breakpoint
CREATE INDEX `advisories_active_language_created` ON `advisories` (`is_active`,`language`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `advisories_created` ON `advisories` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `advisories_crop` ON `advisories` (`crop_id`);--> statement-breakpoint
CREATE INDEX `advisories_author` ON `advisories` (`author_id`);--> statement-breakpoint
CREATE TABLE `advisory_bookmarks` (
	`user_id` text NOT NULL,
	`advisory_id` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	PRIMARY KEY(`user_id`, `advisory_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`advisory_id`) REFERENCES `advisories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `advisory_bookmarks_advisory` ON `advisory_bookmarks` (`advisory_id`);--> statement-breakpoint
CREATE TABLE `advisory_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`advisory_id` text NOT NULL,
	`farmer_crop_id` text NOT NULL,
	`answer` text,
	`reason` text,
	`answered_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`advisory_id`) REFERENCES `advisories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`farmer_crop_id`) REFERENCES `farmer_crops`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "advisory_deliveries_answer" CHECK("advisory_deliveries"."answer" in ('done', 'cannot'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `advisory_deliveries_advisory_crop` ON `advisory_deliveries` (`advisory_id`,`farmer_crop_id`);--> statement-breakpoint
CREATE INDEX `advisory_deliveries_crop` ON `advisory_deliveries` (`farmer_crop_id`);--> statement-breakpoint
CREATE TABLE `market_prices` (
	`id` text PRIMARY KEY NOT NULL,
	`crop_id` text NOT NULL,
	`market` text NOT NULL,
	`price_per_kg` integer NOT NULL,
	`currency` text DEFAULT 'NGN' NOT NULL,
	`date` text DEFAULT (date('now')) NOT NULL,
	`trend` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "market_prices_currency" CHECK("market_prices"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "market_prices_trend" CHECK("market_prices"."trend" in ('up', 'down', 'stable')),
	CONSTRAINT "market_prices_price_per_kg" CHECK("market_prices"."price_per_kg" >= 0)
);
--> statement-breakpoint
CREATE INDEX `market_prices_crop_market_date` ON `market_prices` (`crop_id`,`market`,`date`,`created_at`);--> statement-breakpoint
CREATE INDEX `market_prices_market_date` ON `market_prices` (`market`,`date`);--> statement-breakpoint
CREATE INDEX `market_prices_date` ON `market_prices` (`date`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `price_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`crop_id` text NOT NULL,
	`market` text NOT NULL,
	`direction` text NOT NULL,
	`price_per_kg` integer NOT NULL,
	`currency` text NOT NULL,
	`by_sms` integer DEFAULT false NOT NULL,
	`triggered_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "price_alerts_direction" CHECK("price_alerts"."direction" in ('above', 'below')),
	CONSTRAINT "price_alerts_currency" CHECK("price_alerts"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "price_alerts_price" CHECK("price_alerts"."price_per_kg" >= 0)
);
--> statement-breakpoint
CREATE INDEX `price_alerts_user_created` ON `price_alerts` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `price_alerts_crop_market` ON `price_alerts` (`crop_id`,`market`);--> statement-breakpoint
CREATE TABLE `transport_costs` (
	`user_id` text NOT NULL,
	`market` text NOT NULL,
	`quantity_kg` real NOT NULL,
	`cost` integer NOT NULL,
	`currency` text NOT NULL,
	PRIMARY KEY(`user_id`, `market`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "transport_costs_currency" CHECK("transport_costs"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "transport_costs_quantity" CHECK("transport_costs"."quantity_kg" > 0),
	CONSTRAINT "transport_costs_cost" CHECK("transport_costs"."cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE `weather_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`alert_type` text NOT NULL,
	`severity` text NOT NULL,
	`location` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`expires_at` text,
	`source` text DEFAULT 'admin' NOT NULL,
	`forecast_day` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	CONSTRAINT "weather_alerts_source" CHECK("weather_alerts"."source" in ('admin', 'forecast')),
	CONSTRAINT "weather_alerts_alert_type" CHECK("weather_alerts"."alert_type" in ('rain', 'drought', 'storm', 'temperature', 'flood', 'frost')),
	CONSTRAINT "weather_alerts_severity" CHECK("weather_alerts"."severity" in ('info', 'warning', 'danger'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `weather_alerts_forecast` ON `weather_alerts` (`location`,`alert_type`,`forecast_day`);--> statement-breakpoint
CREATE INDEX `weather_alerts_active_expires` ON `weather_alerts` (`is_active`,`expires_at`);--> statement-breakpoint
CREATE INDEX `weather_alerts_created` ON `weather_alerts` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `weather_forecasts` (
	`location` text NOT NULL,
	`day` text NOT NULL,
	`temperature_min` real NOT NULL,
	`temperature_max` real NOT NULL,
	`rain` real NOT NULL,
	`wind_max` real NOT NULL,
	`weather_code` integer,
	`fetched_at` text NOT NULL,
	PRIMARY KEY(`location`, `day`)
);
--> statement-breakpoint
CREATE TABLE `carbon_credits` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`farmer_id` text NOT NULL,
	`credit_type` text NOT NULL,
	`serial_number` text NOT NULL,
	`vintage` integer NOT NULL,
	`quantity` real NOT NULL,
	`price_per_credit` integer,
	`total_value` integer,
	`currency` text DEFAULT 'USD' NOT NULL,
	`issuance_date` text,
	`expiry_date` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`listed_price` integer,
	`sold_price` integer,
	`buyer_id` text,
	`sale_date` text,
	`verification_report` text,
	`quality_rating` text,
	`additional_benefits` text,
	`registry_id` text,
	`registry_url` text,
	FOREIGN KEY (`project_id`) REFERENCES `carbon_projects`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`farmer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "carbon_credits_currency" CHECK("carbon_credits"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "carbon_credits_quantity" CHECK("carbon_credits"."quantity" >= 0),
	CONSTRAINT "carbon_credits_price_per_credit" CHECK("carbon_credits"."price_per_credit" >= 0),
	CONSTRAINT "carbon_credits_total_value" CHECK("carbon_credits"."total_value" >= 0),
	CONSTRAINT "carbon_credits_listed_price" CHECK("carbon_credits"."listed_price" >= 0),
	CONSTRAINT "carbon_credits_sold_price" CHECK("carbon_credits"."sold_price" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `carbon_credits_serial_number` ON `carbon_credits` (`serial_number`);--> statement-breakpoint
CREATE INDEX `carbon_credits_project_vintage` ON `carbon_credits` (`project_id`,`vintage`);--> statement-breakpoint
CREATE INDEX `carbon_credits_farmer_vintage` ON `carbon_credits` (`farmer_id`,`vintage`);--> statement-breakpoint
CREATE INDEX `carbon_credits_buyer` ON `carbon_credits` (`buyer_id`);--> statement-breakpoint
CREATE TABLE `carbon_monitoring` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`monitoring_date` text NOT NULL,
	`reporting_period` text NOT NULL,
	`field_id` text,
	`soil_carbon_stock` real,
	`biomass_carbon_stock` real,
	`emissions_reduced` real,
	`fertilizers` text,
	`energy_use` text,
	`practices` text,
	`photos` text,
	`gps_readings` text,
	`measurements` text,
	`verified_by` text,
	`verification_date` text,
	`quality_control_notes` text,
	FOREIGN KEY (`project_id`) REFERENCES `carbon_projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `carbon_monitoring_project_date` ON `carbon_monitoring` (`project_id`,`monitoring_date`);--> statement-breakpoint
CREATE INDEX `carbon_monitoring_field` ON `carbon_monitoring` (`field_id`);--> statement-breakpoint
CREATE TABLE `carbon_projects` (
	`id` text PRIMARY KEY NOT NULL,
	`farmer_id` text NOT NULL,
	`name` text NOT NULL,
	`project_type` text NOT NULL,
	`methodology` text NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`crediting_period` integer NOT NULL,
	`description` text,
	`fields` text,
	`total_area` real,
	`location` text,
	`baseline_emissions` real,
	`projected_reductions` real,
	`measured_reductions` real,
	`investment_required` integer,
	`expected_revenue` integer,
	`currency` text DEFAULT 'USD' NOT NULL,
	`status` text DEFAULT 'planning' NOT NULL,
	`verification_standard` text,
	`last_verification_date` text,
	`next_verification_due` text,
	`certifying_body` text,
	`project_registry_id` text,
	FOREIGN KEY (`farmer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "carbon_projects_currency" CHECK("carbon_projects"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "carbon_projects_days" CHECK("carbon_projects"."end_date" >= "carbon_projects"."start_date"),
	CONSTRAINT "carbon_projects_investment_required" CHECK("carbon_projects"."investment_required" >= 0),
	CONSTRAINT "carbon_projects_expected_revenue" CHECK("carbon_projects"."expected_revenue" >= 0)
);
--> statement-breakpoint
CREATE INDEX `carbon_projects_farmer_start` ON `carbon_projects` (`farmer_id`,`start_date`);--> statement-breakpoint
CREATE TABLE `collective_loans` (
	`id` text PRIMARY KEY NOT NULL,
	`cooperative_id` text NOT NULL,
	`loan_type` text NOT NULL,
	`purpose` text NOT NULL,
	`principal_amount` integer NOT NULL,
	`interest_rate` real NOT NULL,
	`total_amount` integer NOT NULL,
	`currency` text NOT NULL,
	`term_months` integer NOT NULL,
	`description` text,
	`participating_members` text,
	`guarantors` text,
	`beneficiaries` text,
	`installment_amount` integer,
	`paid_amount` integer DEFAULT 0 NOT NULL,
	`remaining_amount` integer,
	`next_payment_due` text,
	`status` text DEFAULT 'proposed' NOT NULL,
	`voting_results` text,
	`approved_by` text,
	`approved_at` text,
	`disbursed_at` text,
	`collateral` text,
	`insurance_coverage` text,
	FOREIGN KEY (`cooperative_id`) REFERENCES `cooperatives`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`approved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "collective_loans_currency" CHECK("collective_loans"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "collective_loans_principal_amount" CHECK("collective_loans"."principal_amount" >= 0),
	CONSTRAINT "collective_loans_interest_rate" CHECK("collective_loans"."interest_rate" >= 0),
	CONSTRAINT "collective_loans_total_amount" CHECK("collective_loans"."total_amount" >= 0),
	CONSTRAINT "collective_loans_term_months" CHECK("collective_loans"."term_months" >= 1),
	CONSTRAINT "collective_loans_installment_amount" CHECK("collective_loans"."installment_amount" >= 0),
	CONSTRAINT "collective_loans_paid_amount" CHECK("collective_loans"."paid_amount" >= 0),
	CONSTRAINT "collective_loans_remaining_amount" CHECK("collective_loans"."remaining_amount" >= 0)
);
--> statement-breakpoint
CREATE INDEX `collective_loans_cooperative_due` ON `collective_loans` (`cooperative_id`,`next_payment_due`);--> statement-breakpoint
CREATE INDEX `collective_loans_approved_by` ON `collective_loans` (`approved_by`);--> statement-breakpoint
CREATE TABLE `cooperative_decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`cooperative_id` text NOT NULL,
	`proposed_by` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`decision_type` text NOT NULL,
	`category` text NOT NULL,
	`voting_method` text DEFAULT 'simple_majority' NOT NULL,
	`required_quorum` integer,
	`voting_deadline` text,
	`votes_for` integer DEFAULT 0 NOT NULL,
	`votes_against` integer DEFAULT 0 NOT NULL,
	`abstentions` integer DEFAULT 0 NOT NULL,
	`voter_turnout` real,
	`member_votes` text,
	`eligible_voters` integer,
	`status` text DEFAULT 'proposed' NOT NULL,
	`final_decision` text,
	`implementation_date` text,
	`implementation_notes` text,
	`budget_impact` integer,
	`currency` text,
	`supporting_documents` text,
	`meeting_minutes` text,
	`decided_at` text,
	FOREIGN KEY (`cooperative_id`) REFERENCES `cooperatives`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`proposed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "cooperative_decisions_currency" CHECK("cooperative_decisions"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "cooperative_decisions_votes" CHECK(min("cooperative_decisions"."votes_for", "cooperative_decisions"."votes_against", "cooperative_decisions"."abstentions") >= 0),
	CONSTRAINT "cooperative_decisions_voter_turnout" CHECK("cooperative_decisions"."voter_turnout" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX `cooperative_decisions_cooperative_deadline` ON `cooperative_decisions` (`cooperative_id`,`voting_deadline`);--> statement-breakpoint
CREATE INDEX `cooperative_decisions_proposed_by` ON `cooperative_decisions` (`proposed_by`);--> statement-breakpoint
CREATE TABLE `cooperative_memberships` (
	`id` text PRIMARY KEY NOT NULL,
	`cooperative_id` text NOT NULL,
	`farmer_id` text NOT NULL,
	`membership_number` text NOT NULL,
	`currency` text NOT NULL,
	`join_date` text,
	`status` text DEFAULT 'active' NOT NULL,
	`membership_fee_paid` integer,
	`share_capital` integer DEFAULT 0 NOT NULL,
	`dividends_earned` integer DEFAULT 0 NOT NULL,
	`total_contributions` integer DEFAULT 0 NOT NULL,
	`role` text DEFAULT 'member' NOT NULL,
	`committees` text,
	`participation_score` real,
	`crop_contributions` text,
	FOREIGN KEY (`cooperative_id`) REFERENCES `cooperatives`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`farmer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "cooperative_memberships_currency" CHECK("cooperative_memberships"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "cooperative_memberships_role" CHECK("cooperative_memberships"."role" in ('member', 'chairperson', 'secretary', 'treasurer')),
	CONSTRAINT "cooperative_memberships_membership_fee_paid" CHECK("cooperative_memberships"."membership_fee_paid" >= 0),
	CONSTRAINT "cooperative_memberships_share_capital" CHECK("cooperative_memberships"."share_capital" >= 0),
	CONSTRAINT "cooperative_memberships_dividends_earned" CHECK("cooperative_memberships"."dividends_earned" >= 0),
	CONSTRAINT "cooperative_memberships_total_contributions" CHECK("cooperative_memberships"."total_contributions" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cooperative_memberships_cooperative_farmer` ON `cooperative_memberships` (`cooperative_id`,`farmer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `cooperative_memberships_number` ON `cooperative_memberships` (`cooperative_id`,`membership_number`);--> statement-breakpoint
CREATE INDEX `cooperative_memberships_farmer` ON `cooperative_memberships` (`farmer_id`);--> statement-breakpoint
CREATE TABLE `cooperatives` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`registration_number` text NOT NULL,
	`country` text NOT NULL,
	`currency` text NOT NULL,
	`description` text,
	`region` text,
	`address` text,
	`phone_number` text,
	`email` text,
	`website` text,
	`chairperson` text,
	`secretary` text,
	`treasurer` text,
	`membership_fee` integer,
	`bank_account` text,
	`tax_id` text,
	`main_crops` text,
	`total_members` integer DEFAULT 0 NOT NULL,
	`total_land_area` real,
	`established_date` text,
	`status` text DEFAULT 'active' NOT NULL,
	`legal_status` text DEFAULT 'registered' NOT NULL,
	`certifications` text,
	`services` text,
	`facilities` text,
	FOREIGN KEY (`chairperson`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`secretary`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`treasurer`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "cooperatives_country" CHECK("cooperatives"."country" in ('NG', 'KE', 'GH', 'ZA', 'EG', 'MA', 'ET', 'TZ', 'UG', 'ZM', 'ZW', 'MW', 'RW', 'SN', 'CI', 'BF', 'ML', 'NE', 'TG', 'BJ', 'GW', 'CM', 'TD', 'CF', 'CG', 'GA', 'GQ', 'AO', 'MZ', 'BW', 'NA', 'SZ', 'LS', 'MG', 'MU', 'LR', 'SL', 'GN', 'GM', 'CV', 'ST', 'SC', 'KM', 'DJ', 'ER', 'SO', 'SS', 'SD', 'LY', 'TN', 'DZ')),
	CONSTRAINT "cooperatives_currency" CHECK("cooperatives"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "cooperatives_membership_fee" CHECK("cooperatives"."membership_fee" >= 0),
	CONSTRAINT "cooperatives_total_members" CHECK("cooperatives"."total_members" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cooperatives_registration_number` ON `cooperatives` (`registration_number`);--> statement-breakpoint
CREATE INDEX `cooperatives_country_name` ON `cooperatives` (`country`,`name`);--> statement-breakpoint
CREATE INDEX `cooperatives_chairperson` ON `cooperatives` (`chairperson`);--> statement-breakpoint
CREATE INDEX `cooperatives_secretary` ON `cooperatives` (`secretary`);--> statement-breakpoint
CREATE INDEX `cooperatives_treasurer` ON `cooperatives` (`treasurer`);--> statement-breakpoint
CREATE TABLE `group_purchases` (
	`id` text PRIMARY KEY NOT NULL,
	`cooperative_id` text NOT NULL,
	`organized_by` text NOT NULL,
	`item_type` text NOT NULL,
	`item_name` text NOT NULL,
	`supplier` text NOT NULL,
	`total_quantity` real NOT NULL,
	`unit` text NOT NULL,
	`unit_price` integer NOT NULL,
	`total_cost` integer NOT NULL,
	`currency` text NOT NULL,
	`member_orders` text,
	`minimum_order` real,
	`order_deadline` text,
	`delivery_date` text,
	`delivery_location` text,
	`payment_terms` text,
	`advance_payment` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`quality_checks` text,
	`market_price` integer,
	`savings` integer,
	FOREIGN KEY (`cooperative_id`) REFERENCES `cooperatives`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`organized_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "group_purchases_currency" CHECK("group_purchases"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "group_purchases_total_quantity" CHECK("group_purchases"."total_quantity" >= 0),
	CONSTRAINT "group_purchases_unit_price" CHECK("group_purchases"."unit_price" >= 0),
	CONSTRAINT "group_purchases_total_cost" CHECK("group_purchases"."total_cost" >= 0),
	CONSTRAINT "group_purchases_advance_payment" CHECK("group_purchases"."advance_payment" >= 0),
	CONSTRAINT "group_purchases_market_price" CHECK("group_purchases"."market_price" >= 0)
);
--> statement-breakpoint
CREATE INDEX `group_purchases_cooperative_deadline` ON `group_purchases` (`cooperative_id`,`order_deadline`);--> statement-breakpoint
CREATE INDEX `group_purchases_organized_by` ON `group_purchases` (`organized_by`);--> statement-breakpoint
CREATE TABLE `crop_activities` (
	`id` text PRIMARY KEY NOT NULL,
	`farmer_crop_id` text NOT NULL,
	`author_id` text,
	`kind` text NOT NULL,
	`status` text,
	`task` text,
	`text` text,
	`photo_id` text,
	`is_resolved` integer DEFAULT false NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`farmer_crop_id`) REFERENCES `farmer_crops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "crop_activities_kind" CHECK("crop_activities"."kind" in ('status', 'note', 'problem', 'care', 'yield', 'edit')),
	CONSTRAINT "crop_activities_status" CHECK("crop_activities"."status" in ('planning', 'planted', 'growing', 'harvesting', 'harvested', 'completed', 'problem'))
);
--> statement-breakpoint
CREATE INDEX `crop_activities_crop_created` ON `crop_activities` (`farmer_crop_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `crop_activities_author` ON `crop_activities` (`author_id`);--> statement-breakpoint
CREATE INDEX `crop_activities_photo` ON `crop_activities` (`photo_id`);--> statement-breakpoint
CREATE TABLE `crops` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`local_name` text,
	`description` text,
	`planting_season` text,
	`harvest_season` text,
	`growth_duration` integer,
	`image_url` text,
	`archived_at` text,
	CONSTRAINT "crops_growth_duration" CHECK("crops"."growth_duration" >= 1)
);
--> statement-breakpoint
CREATE INDEX `crops_name` ON `crops` (`name`);--> statement-breakpoint
CREATE TABLE `farmer_crops` (
	`id` text PRIMARY KEY NOT NULL,
	`farmer_id` text NOT NULL,
	`crop_id` text NOT NULL,
	`field_id` text,
	`planting_date` text,
	`expected_harvest` text,
	`field_size` integer,
	`planting_area` integer,
	`status` text DEFAULT 'planning' NOT NULL,
	`status_before` text,
	`notes` text,
	`planted_coordinates` text,
	`expected_yield` real,
	`actual_yield` real,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`farmer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "farmer_crops_status" CHECK("farmer_crops"."status" in ('planning', 'planted', 'growing', 'harvesting', 'harvested', 'completed', 'problem')),
	CONSTRAINT "farmer_crops_status_before" CHECK("farmer_crops"."status_before" in ('planning', 'planted', 'growing', 'harvesting', 'harvested', 'completed', 'problem')),
	CONSTRAINT "farmer_crops_field_size" CHECK("farmer_crops"."field_size" > 0)
);
--> statement-breakpoint
CREATE INDEX `farmer_crops_farmer_created` ON `farmer_crops` (`farmer_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `farmer_crops_crop` ON `farmer_crops` (`crop_id`);--> statement-breakpoint
CREATE INDEX `farmer_crops_field` ON `farmer_crops` (`field_id`);--> statement-breakpoint
CREATE TABLE `photos` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "photos_bytes" CHECK("photos"."bytes" > 0)
);
--> statement-breakpoint
CREATE INDEX `photos_owner` ON `photos` (`owner_id`);--> statement-breakpoint
CREATE TABLE `ai_recommendations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`field_id` text,
	`crop_id` text,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`priority` text DEFAULT 'medium' NOT NULL,
	`confidence` real,
	`data_points` text,
	`model_version` text,
	`recommendations` text,
	`expected_impact` text,
	`resource_requirements` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`implemented_at` text,
	`user_feedback` text,
	`weather_conditions` text,
	`market_conditions` text,
	`soil_conditions` text,
	`valid_until` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "ai_recommendations_priority" CHECK("ai_recommendations"."priority" in ('low', 'medium', 'high', 'urgent'))
);
--> statement-breakpoint
CREATE INDEX `ai_recommendations_user_status` ON `ai_recommendations` (`user_id`,`status`);--> statement-breakpoint
CREATE INDEX `ai_recommendations_field` ON `ai_recommendations` (`field_id`);--> statement-breakpoint
CREATE INDEX `ai_recommendations_crop` ON `ai_recommendations` (`crop_id`);--> statement-breakpoint
CREATE TABLE `drought_monitoring` (
	`id` text PRIMARY KEY NOT NULL,
	`field_id` text,
	`user_id` text,
	`drought_severity` text NOT NULL,
	`crop_risk` text NOT NULL,
	`assessment_date` text,
	`soil_moisture_index` real,
	`vegetation_condition` text,
	`rainfall_last_30_days` real,
	`temperature_anomaly` real,
	`evapotranspiration` real,
	`recommended_actions` text,
	`alert_sent` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "drought_monitoring_rainfall" CHECK("drought_monitoring"."rainfall_last_30_days" >= 0)
);
--> statement-breakpoint
CREATE INDEX `drought_monitoring_field_date` ON `drought_monitoring` (`field_id`,`assessment_date`);--> statement-breakpoint
CREATE INDEX `drought_monitoring_user_date` ON `drought_monitoring` (`user_id`,`assessment_date`);--> statement-breakpoint
CREATE TABLE `field_measurements` (
	`id` text PRIMARY KEY NOT NULL,
	`field_id` text NOT NULL,
	`measured_by` text,
	`measurement_date` text,
	`latitude` real,
	`longitude` real,
	`soil_ph` real,
	`soil_moisture` real,
	`organic_matter` real,
	`nitrogen` real,
	`phosphorus` real,
	`potassium` real,
	`temperature` real,
	`humidity` real,
	`additional_data` text,
	`notes` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`measured_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "field_measurements_latitude" CHECK("field_measurements"."latitude" between -90 and 90),
	CONSTRAINT "field_measurements_longitude" CHECK("field_measurements"."longitude" between -180 and 180),
	CONSTRAINT "field_measurements_soil_ph" CHECK("field_measurements"."soil_ph" between 0 and 14),
	CONSTRAINT "field_measurements_soil_moisture" CHECK("field_measurements"."soil_moisture" between 0 and 100),
	CONSTRAINT "field_measurements_organic_matter" CHECK("field_measurements"."organic_matter" between 0 and 100),
	CONSTRAINT "field_measurements_humidity" CHECK("field_measurements"."humidity" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX `field_measurements_field_date` ON `field_measurements` (`field_id`,`measurement_date`,`created_at`);--> statement-breakpoint
CREATE INDEX `field_measurements_measured_by` ON `field_measurements` (`measured_by`);--> statement-breakpoint
CREATE TABLE `field_zones` (
	`id` text PRIMARY KEY NOT NULL,
	`field_id` text NOT NULL,
	`name` text NOT NULL,
	`zone_type` text NOT NULL,
	`coordinates` text NOT NULL,
	`area` real NOT NULL,
	`description` text,
	`soil_quality` text,
	`yield_potential` text,
	`management_strategy` text,
	`recommended_inputs` text,
	`priority` text DEFAULT 'medium' NOT NULL,
	`color` text DEFAULT '#3B82F6' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "field_zones_priority" CHECK("field_zones"."priority" in ('low', 'medium', 'high', 'urgent')),
	CONSTRAINT "field_zones_area" CHECK("field_zones"."area" > 0)
);
--> statement-breakpoint
CREATE INDEX `field_zones_field` ON `field_zones` (`field_id`);--> statement-breakpoint
CREATE TABLE `fields` (
	`id` text PRIMARY KEY NOT NULL,
	`farmer_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`total_area` real NOT NULL,
	`boundary_coordinates` text NOT NULL,
	`center_latitude` real,
	`center_longitude` real,
	`elevation` real,
	`slope` real,
	`soil_type` text,
	`drainage_level` text,
	`access_road` integer DEFAULT false NOT NULL,
	`water_source` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`farmer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "fields_total_area" CHECK("fields"."total_area" > 0),
	CONSTRAINT "fields_center_latitude" CHECK("fields"."center_latitude" between -90 and 90),
	CONSTRAINT "fields_center_longitude" CHECK("fields"."center_longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE INDEX `fields_farmer_created` ON `fields` (`farmer_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `resource_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`field_id` text,
	`farmer_crop_id` text,
	`applied_by` text,
	`application_date` text,
	`resource_type` text NOT NULL,
	`resource_name` text NOT NULL,
	`quantity` real NOT NULL,
	`unit` text NOT NULL,
	`cost_per_unit` integer,
	`total_cost` integer,
	`currency` text DEFAULT 'USD' NOT NULL,
	`application_coordinates` text,
	`application_area` real,
	`application_method` text,
	`weather_conditions` text,
	`notes` text,
	FOREIGN KEY (`field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`farmer_crop_id`) REFERENCES `farmer_crops`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`applied_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "resource_applications_currency" CHECK("resource_applications"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "resource_applications_quantity" CHECK("resource_applications"."quantity" >= 0),
	CONSTRAINT "resource_applications_cost_per_unit" CHECK("resource_applications"."cost_per_unit" >= 0),
	CONSTRAINT "resource_applications_total_cost" CHECK("resource_applications"."total_cost" >= 0)
);
--> statement-breakpoint
CREATE INDEX `resource_applications_field_date` ON `resource_applications` (`field_id`,`application_date`);--> statement-breakpoint
CREATE INDEX `resource_applications_farmer_crop` ON `resource_applications` (`farmer_crop_id`);--> statement-breakpoint
CREATE INDEX `resource_applications_applied_by` ON `resource_applications` (`applied_by`);--> statement-breakpoint
CREATE TABLE `satellite_data` (
	`id` text PRIMARY KEY NOT NULL,
	`field_id` text NOT NULL,
	`image_date` text NOT NULL,
	`satellite_source` text NOT NULL,
	`resolution` real,
	`cloud_coverage` real,
	`true_color_url` text,
	`false_color_url` text,
	`ndvi_url` text,
	`ndwi_url` text,
	`average_ndvi` real,
	`average_ndwi` real,
	`vegetation_health` text,
	`crop_stress` text,
	`anomalies` text,
	`growth_stage` text,
	`estimated_yield` real,
	`processing_date` text,
	`processing_algorithm` text,
	`quality_score` real,
	FOREIGN KEY (`field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "satellite_data_cloud_coverage" CHECK("satellite_data"."cloud_coverage" between 0 and 100),
	CONSTRAINT "satellite_data_average_ndvi" CHECK("satellite_data"."average_ndvi" between -1 and 1),
	CONSTRAINT "satellite_data_average_ndwi" CHECK("satellite_data"."average_ndwi" between -1 and 1)
);
--> statement-breakpoint
CREATE INDEX `satellite_data_field_date` ON `satellite_data` (`field_id`,`image_date`);--> statement-breakpoint
CREATE TABLE `farmer_insurance` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`product_id` text NOT NULL,
	`coverage_amount` integer NOT NULL,
	`premium_amount` integer NOT NULL,
	`currency` text NOT NULL,
	`policy_start` text NOT NULL,
	`policy_end` text NOT NULL,
	`account_id` text,
	`policy_number` text,
	`related_field_id` text,
	`related_crop_id` text,
	`covered_assets` text,
	`total_premium_paid` integer DEFAULT 0 NOT NULL,
	`next_premium_due` text,
	`status` text DEFAULT 'applied' NOT NULL,
	`rejection_reason` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`product_id`) REFERENCES `insurance_products`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`account_id`) REFERENCES `mobile_money_accounts`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`related_field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`related_crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "farmer_insurance_currency" CHECK("farmer_insurance"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "farmer_insurance_status" CHECK("farmer_insurance"."status" in ('applied', 'active', 'expired', 'cancelled', 'claimed', 'rejected')),
	CONSTRAINT "farmer_insurance_coverage_amount" CHECK("farmer_insurance"."coverage_amount" > 0),
	CONSTRAINT "farmer_insurance_premium_amount" CHECK("farmer_insurance"."premium_amount" >= 0),
	CONSTRAINT "farmer_insurance_total_premium_paid" CHECK("farmer_insurance"."total_premium_paid" >= 0),
	CONSTRAINT "farmer_insurance_days" CHECK("farmer_insurance"."policy_end" >= "farmer_insurance"."policy_start")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `farmer_insurance_policy_number` ON `farmer_insurance` (`policy_number`);--> statement-breakpoint
CREATE INDEX `farmer_insurance_user_created` ON `farmer_insurance` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `farmer_insurance_status_created` ON `farmer_insurance` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `farmer_insurance_product` ON `farmer_insurance` (`product_id`);--> statement-breakpoint
CREATE INDEX `farmer_insurance_account` ON `farmer_insurance` (`account_id`);--> statement-breakpoint
CREATE INDEX `farmer_insurance_field` ON `farmer_insurance` (`related_field_id`);--> statement-breakpoint
CREATE INDEX `farmer_insurance_crop` ON `farmer_insurance` (`related_crop_id`);--> statement-breakpoint
CREATE TABLE `farmer_loans` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`loan_product_id` text NOT NULL,
	`principal_amount` integer NOT NULL,
	`interest_rate` real NOT NULL,
	`total_amount` integer NOT NULL,
	`currency` text NOT NULL,
	`term_days` integer NOT NULL,
	`purpose` text NOT NULL,
	`account_id` text,
	`related_field_id` text,
	`related_crop_id` text,
	`expected_harvest_value` integer,
	`installment_amount` integer,
	`paid_amount` integer DEFAULT 0 NOT NULL,
	`remaining_amount` integer,
	`next_payment_due` text,
	`status` text DEFAULT 'applied' NOT NULL,
	`rejection_reason` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`approved_at` text,
	`disbursed_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`loan_product_id`) REFERENCES `loan_products`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`account_id`) REFERENCES `mobile_money_accounts`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`related_field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`related_crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "farmer_loans_currency" CHECK("farmer_loans"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "farmer_loans_status" CHECK("farmer_loans"."status" in ('applied', 'approved', 'disbursed', 'active', 'completed', 'defaulted', 'rejected')),
	CONSTRAINT "farmer_loans_principal_amount" CHECK("farmer_loans"."principal_amount" > 0),
	CONSTRAINT "farmer_loans_interest_rate" CHECK("farmer_loans"."interest_rate" >= 0),
	CONSTRAINT "farmer_loans_total_amount" CHECK("farmer_loans"."total_amount" >= "farmer_loans"."principal_amount"),
	CONSTRAINT "farmer_loans_term_days" CHECK("farmer_loans"."term_days" in (90, 180, 365, 730)),
	CONSTRAINT "farmer_loans_expected_harvest_value" CHECK("farmer_loans"."expected_harvest_value" >= 0),
	CONSTRAINT "farmer_loans_installment_amount" CHECK("farmer_loans"."installment_amount" >= 0),
	CONSTRAINT "farmer_loans_paid_amount" CHECK("farmer_loans"."paid_amount" between 0 and "farmer_loans"."total_amount"),
	CONSTRAINT "farmer_loans_remaining_amount" CHECK("farmer_loans"."remaining_amount" >= 0)
);
--> statement-breakpoint
CREATE INDEX `farmer_loans_user_created` ON `farmer_loans` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `farmer_loans_status_created` ON `farmer_loans` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `farmer_loans_status_due` ON `farmer_loans` (`status`,`next_payment_due`);--> statement-breakpoint
CREATE INDEX `farmer_loans_product` ON `farmer_loans` (`loan_product_id`);--> statement-breakpoint
CREATE INDEX `farmer_loans_account` ON `farmer_loans` (`account_id`);--> statement-breakpoint
CREATE INDEX `farmer_loans_field` ON `farmer_loans` (`related_field_id`);--> statement-breakpoint
CREATE INDEX `farmer_loans_crop` ON `farmer_loans` (`related_crop_id`);--> statement-breakpoint
CREATE TABLE `financial_transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`account_id` text NOT NULL,
	`transaction_type` text NOT NULL,
	`category` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`provider` text NOT NULL,
	`description` text,
	`recipient_phone` text,
	`recipient_name` text,
	`reference` text,
	`provider_transaction_id` text,
	`related_field_id` text,
	`related_crop_id` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`error_message` text,
	`fees` integer DEFAULT 0 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`completed_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`account_id`) REFERENCES `mobile_money_accounts`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`related_field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`related_crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "financial_transactions_type" CHECK("financial_transactions"."transaction_type" in ('credit', 'debit')),
	CONSTRAINT "financial_transactions_currency" CHECK("financial_transactions"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "financial_transactions_status" CHECK("financial_transactions"."status" in ('completed', 'pending', 'failed', 'cancelled')),
	CONSTRAINT "financial_transactions_amount" CHECK("financial_transactions"."amount" >= 0),
	CONSTRAINT "financial_transactions_fees" CHECK("financial_transactions"."fees" >= 0)
);
--> statement-breakpoint
CREATE INDEX `financial_transactions_user_created` ON `financial_transactions` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `financial_transactions_account_created` ON `financial_transactions` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `financial_transactions_status_created` ON `financial_transactions` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `financial_transactions_provider_id` ON `financial_transactions` (`provider_transaction_id`);--> statement-breakpoint
CREATE INDEX `financial_transactions_field` ON `financial_transactions` (`related_field_id`);--> statement-breakpoint
CREATE INDEX `financial_transactions_crop` ON `financial_transactions` (`related_crop_id`);--> statement-breakpoint
CREATE TABLE `insurance_products` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`insurance_type` text NOT NULL,
	`coverage_type` text NOT NULL,
	`base_premium_rate` real NOT NULL,
	`max_coverage_amount` integer NOT NULL,
	`currency` text NOT NULL,
	`provider` text NOT NULL,
	`description` text,
	`eligible_crops` text,
	`eligible_regions` text,
	`is_active` integer DEFAULT true NOT NULL,
	CONSTRAINT "insurance_products_currency" CHECK("insurance_products"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "insurance_products_base_premium_rate" CHECK("insurance_products"."base_premium_rate" between 0 and 100),
	CONSTRAINT "insurance_products_max_coverage_amount" CHECK("insurance_products"."max_coverage_amount" >= 0)
);
--> statement-breakpoint
CREATE INDEX `insurance_products_active_name` ON `insurance_products` (`is_active`,`name`);--> statement-breakpoint
CREATE TABLE `loan_products` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`loan_type` text NOT NULL,
	`min_amount` integer NOT NULL,
	`max_amount` integer NOT NULL,
	`interest_rate` real NOT NULL,
	`interest_method` text DEFAULT 'flat' NOT NULL,
	`term_days` integer NOT NULL,
	`currency` text NOT NULL,
	`provider` text NOT NULL,
	`description` text,
	`min_credit_score` integer DEFAULT 0 NOT NULL,
	`required_documents` text,
	`eligible_crops` text,
	`is_active` integer DEFAULT true NOT NULL,
	CONSTRAINT "loan_products_interest_method" CHECK("loan_products"."interest_method" in ('flat', 'declining')),
	CONSTRAINT "loan_products_currency" CHECK("loan_products"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "loan_products_amounts" CHECK("loan_products"."min_amount" >= 0 and "loan_products"."max_amount" >= "loan_products"."min_amount"),
	CONSTRAINT "loan_products_interest_rate" CHECK("loan_products"."interest_rate" >= 0),
	CONSTRAINT "loan_products_term_days" CHECK("loan_products"."term_days" in (90, 180, 365, 730))
);
--> statement-breakpoint
CREATE INDEX `loan_products_active_name` ON `loan_products` (`is_active`,`name`);--> statement-breakpoint
CREATE TABLE `mobile_money_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`phone_number` text NOT NULL,
	`account_name` text NOT NULL,
	`country` text NOT NULL,
	`currency` text NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`is_verified` integer DEFAULT false NOT NULL,
	`kyc_status` text DEFAULT 'pending' NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "mobile_money_accounts_country" CHECK("mobile_money_accounts"."country" in ('NG', 'KE', 'GH', 'ZA', 'EG', 'MA', 'ET', 'TZ', 'UG', 'ZM', 'ZW', 'MW', 'RW', 'SN', 'CI', 'BF', 'ML', 'NE', 'TG', 'BJ', 'GW', 'CM', 'TD', 'CF', 'CG', 'GA', 'GQ', 'AO', 'MZ', 'BW', 'NA', 'SZ', 'LS', 'MG', 'MU', 'LR', 'SL', 'GN', 'GM', 'CV', 'ST', 'SC', 'KM', 'DJ', 'ER', 'SO', 'SS', 'SD', 'LY', 'TN', 'DZ')),
	CONSTRAINT "mobile_money_accounts_currency" CHECK("mobile_money_accounts"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "mobile_money_accounts_kyc_status" CHECK("mobile_money_accounts"."kyc_status" in ('pending', 'verified', 'rejected'))
);
--> statement-breakpoint
CREATE INDEX `mobile_money_accounts_user_created` ON `mobile_money_accounts` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `payment_methods` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`method_type` text NOT NULL,
	`provider` text NOT NULL,
	`account_identifier` text NOT NULL,
	`currency` text NOT NULL,
	`country` text NOT NULL,
	`account_name` text,
	`is_default` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payment_methods_currency" CHECK("payment_methods"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "payment_methods_country" CHECK("payment_methods"."country" in ('NG', 'KE', 'GH', 'ZA', 'EG', 'MA', 'ET', 'TZ', 'UG', 'ZM', 'ZW', 'MW', 'RW', 'SN', 'CI', 'BF', 'ML', 'NE', 'TG', 'BJ', 'GW', 'CM', 'TD', 'CF', 'CG', 'GA', 'GQ', 'AO', 'MZ', 'BW', 'NA', 'SZ', 'LS', 'MG', 'MU', 'LR', 'SL', 'GN', 'GM', 'CV', 'ST', 'SC', 'KM', 'DJ', 'ER', 'SO', 'SS', 'SD', 'LY', 'TN', 'DZ'))
);
--> statement-breakpoint
CREATE INDEX `payment_methods_user` ON `payment_methods` (`user_id`);--> statement-breakpoint
CREATE TABLE `course_enrollments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`enrolled_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`completed_at` text,
	`progress_percentage` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'enrolled' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "course_enrollments_status" CHECK("course_enrollments"."status" in ('enrolled', 'completed')),
	CONSTRAINT "course_enrollments_progress" CHECK("course_enrollments"."progress_percentage" between 0 and 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_enrollments_user_course` ON `course_enrollments` (`user_id`,`course_id`);--> statement-breakpoint
CREATE INDEX `course_enrollments_course` ON `course_enrollments` (`course_id`);--> statement-breakpoint
CREATE TABLE `courses` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`short_description` text,
	`duration` text,
	`level` text DEFAULT 'beginner' NOT NULL,
	`price` integer DEFAULT 0 NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`image_url` text,
	`is_published` integer DEFAULT false NOT NULL,
	`created_by` text,
	`target_audience` text DEFAULT '[]' NOT NULL,
	`learning_objectives` text DEFAULT '[]' NOT NULL,
	`key_benefits` text DEFAULT '[]' NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "courses_level" CHECK("courses"."level" in ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "courses_currency" CHECK("courses"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "courses_price" CHECK("courses"."price" >= 0)
);
--> statement-breakpoint
CREATE INDEX `courses_published_created` ON `courses` (`is_published`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `courses_created` ON `courses` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `courses_created_by` ON `courses` (`created_by`);--> statement-breakpoint
CREATE TABLE `lesson_progress` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`completed` integer DEFAULT false NOT NULL,
	`completed_at` text,
	`time_spent` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lesson_progress_time_spent" CHECK("lesson_progress"."time_spent" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lesson_progress_user_lesson` ON `lesson_progress` (`user_id`,`lesson_id`);--> statement-breakpoint
CREATE INDEX `lesson_progress_lesson` ON `lesson_progress` (`lesson_id`);--> statement-breakpoint
CREATE TABLE `lessons` (
	`id` text PRIMARY KEY NOT NULL,
	`module_id` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`order_index` integer NOT NULL,
	`type` text DEFAULT 'text' NOT NULL,
	`duration` text,
	`video_url` text,
	`attachments` text,
	FOREIGN KEY (`module_id`) REFERENCES `modules`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lessons_type" CHECK("lessons"."type" in ('text', 'video'))
);
--> statement-breakpoint
CREATE INDEX `lessons_module_order` ON `lessons` (`module_id`,`order_index`);--> statement-breakpoint
CREATE TABLE `modules` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`title` text NOT NULL,
	`order_index` integer NOT NULL,
	`description` text,
	`duration` text,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `modules_course_order` ON `modules` (`course_id`,`order_index`);--> statement-breakpoint
CREATE TABLE `quiz_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`quiz_id` text NOT NULL,
	`score` integer,
	`answers` text,
	`passed` integer DEFAULT false NOT NULL,
	`attempt_number` integer DEFAULT 1 NOT NULL,
	`completed_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quiz_attempts_score" CHECK("quiz_attempts"."score" between 0 and 100),
	CONSTRAINT "quiz_attempts_attempt_number" CHECK("quiz_attempts"."attempt_number" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quiz_attempts_user_quiz_number` ON `quiz_attempts` (`user_id`,`quiz_id`,`attempt_number`);--> statement-breakpoint
CREATE INDEX `quiz_attempts_quiz` ON `quiz_attempts` (`quiz_id`);--> statement-breakpoint
CREATE TABLE `quiz_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`quiz_id` text NOT NULL,
	`question` text NOT NULL,
	`correct_answer` text NOT NULL,
	`order_index` integer NOT NULL,
	`type` text DEFAULT 'multiple_choice' NOT NULL,
	`options` text,
	`explanation` text,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quiz_questions_type" CHECK("quiz_questions"."type" in ('multiple_choice'))
);
--> statement-breakpoint
CREATE INDEX `quiz_questions_quiz_order` ON `quiz_questions` (`quiz_id`,`order_index`);--> statement-breakpoint
CREATE TABLE `quizzes` (
	`id` text PRIMARY KEY NOT NULL,
	`module_id` text NOT NULL,
	`title` text NOT NULL,
	`order_index` integer NOT NULL,
	`description` text,
	`passing_score` integer DEFAULT 70 NOT NULL,
	FOREIGN KEY (`module_id`) REFERENCES `modules`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quizzes_passing_score" CHECK("quizzes"."passing_score" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX `quizzes_module_order` ON `quizzes` (`module_id`,`order_index`);--> statement-breakpoint
CREATE TABLE `contact_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`ticket_id` text NOT NULL,
	`sender_id` text,
	`name` text NOT NULL,
	`phone` text,
	`email` text,
	`subject` text,
	`message` text NOT NULL,
	`priority` text DEFAULT 'medium' NOT NULL,
	`category` text DEFAULT 'general' NOT NULL,
	`agent_id` text,
	`status` text DEFAULT 'open' NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "contact_requests_priority" CHECK("contact_requests"."priority" in ('low', 'medium', 'high')),
	CONSTRAINT "contact_requests_category" CHECK("contact_requests"."category" in ('general', 'technical', 'farming', 'business')),
	CONSTRAINT "contact_requests_status" CHECK("contact_requests"."status" in ('open', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_requests_ticket` ON `contact_requests` (`ticket_id`);--> statement-breakpoint
CREATE INDEX `contact_requests_sender_created` ON `contact_requests` (`sender_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_requests_status_created` ON `contact_requests` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_requests_created` ON `contact_requests` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `notification_preferences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`weather_alerts` integer DEFAULT true NOT NULL,
	`advisories` integer DEFAULT true NOT NULL,
	`market_prices` integer DEFAULT false NOT NULL,
	`sms_updates` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`priority` text DEFAULT 'medium' NOT NULL,
	`is_read` integer DEFAULT false NOT NULL,
	`link` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notifications_type" CHECK("notifications"."type" in ('advisory', 'weather', 'market', 'system')),
	CONSTRAINT "notifications_priority" CHECK("notifications"."priority" in ('low', 'medium', 'high'))
);
--> statement-breakpoint
CREATE INDEX `notifications_user_created` ON `notifications` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`);--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sms_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`phone` text NOT NULL,
	`message` text NOT NULL,
	`type` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`sent_at` text,
	`error_message` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "sms_messages_type" CHECK("sms_messages"."type" in ('general', 'weather', 'advisory', 'market_price', 'reminder')),
	CONSTRAINT "sms_messages_status" CHECK("sms_messages"."status" in ('pending', 'sent', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `sms_messages_user_created` ON `sms_messages` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sms_messages_status_created` ON `sms_messages` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sms_messages_created` ON `sms_messages` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `ticket_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`author_id` text,
	`message` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `contact_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `ticket_replies_request_created` ON `ticket_replies` (`request_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `ticket_replies_author` ON `ticket_replies` (`author_id`);--> statement-breakpoint
CREATE TABLE `login_failures` (
	`id` integer PRIMARY KEY NOT NULL,
	`who` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_failures_who_at` ON `login_failures` (`who`,`at`);--> statement-breakpoint
CREATE INDEX `login_failures_at` ON `login_failures` (`at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`password` text NOT NULL,
	`email` text,
	`phone` text,
	`role` text DEFAULT 'farmer' NOT NULL,
	`full_name` text NOT NULL,
	`location` text,
	`language` text DEFAULT 'english' NOT NULL,
	`preferred_location` text DEFAULT 'Lagos, Nigeria' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	CONSTRAINT "users_role" CHECK("users"."role" in ('farmer', 'extension_agent', 'admin'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (lower("username"));--> statement-breakpoint
CREATE INDEX `users_role_created` ON `users` (`role`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `blockchain_records` (
	`id` text PRIMARY KEY NOT NULL,
	`block_hash` text NOT NULL,
	`transaction_hash` text NOT NULL,
	`block_number` integer NOT NULL,
	`timestamp` text NOT NULL,
	`record_type` text NOT NULL,
	`farmer_id` text NOT NULL,
	`batch_id` text NOT NULL,
	`field_id` text,
	`crop_id` text,
	`quantity` real,
	`unit` text DEFAULT 'kg' NOT NULL,
	`quality` text,
	`previous_record_hash` text,
	`gps_location` text,
	`environmental_conditions` text,
	`certifications` text,
	`compliance_data` text,
	`contract_address` text,
	`gas_used` integer,
	`gas_price` real,
	`is_verified` integer DEFAULT false NOT NULL,
	`verified_by` text,
	`verification_date` text,
	FOREIGN KEY (`farmer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "blockchain_records_quantity" CHECK("blockchain_records"."quantity" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blockchain_records_block_hash` ON `blockchain_records` (`block_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `blockchain_records_transaction_hash` ON `blockchain_records` (`transaction_hash`);--> statement-breakpoint
CREATE INDEX `blockchain_records_batch_time` ON `blockchain_records` (`batch_id`,`timestamp`);--> statement-breakpoint
CREATE INDEX `blockchain_records_farmer_time` ON `blockchain_records` (`farmer_id`,`timestamp`);--> statement-breakpoint
CREATE INDEX `blockchain_records_field` ON `blockchain_records` (`field_id`);--> statement-breakpoint
CREATE INDEX `blockchain_records_crop` ON `blockchain_records` (`crop_id`);--> statement-breakpoint
CREATE TABLE `supply_chain_events` (
	`id` text PRIMARY KEY NOT NULL,
	`blockchain_record_id` text NOT NULL,
	`event_type` text NOT NULL,
	`event_title` text NOT NULL,
	`performed_by` text NOT NULL,
	`timestamp` text NOT NULL,
	`event_description` text,
	`verified_by` text,
	`witnessed_by` text,
	`location` text,
	`duration` integer,
	`inputs` text,
	`equipment` text,
	`measurements` text,
	`photos` text,
	`documents` text,
	`quality_score` real,
	`compliance_checks` text,
	FOREIGN KEY (`blockchain_record_id`) REFERENCES `blockchain_records`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE INDEX `supply_chain_events_record_time` ON `supply_chain_events` (`blockchain_record_id`,`timestamp`);