-- An account is verified while its farmer has proved its number. Those of a demo, which were seeded so, keep it.
UPDATE `mobile_money_accounts` SET `is_verified` = 1 WHERE EXISTS (
	SELECT 1 FROM `proved_phones` `p` WHERE `p`.`user_id` = `mobile_money_accounts`.`user_id` AND `p`.`phone` = `mobile_money_accounts`.`phone_number`
);
