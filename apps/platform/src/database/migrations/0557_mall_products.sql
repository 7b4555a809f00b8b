-- Products of the mall are content that an operator changes. What is delivered is of the kind that was redeemed; null where a
-- version of the platform that runs beside this one takes the redemption: it is of the kind that is in the content.
ALTER TABLE redemption ADD COLUMN kind text;
-- How many there were when `stock` began to be counted down: the content may have more by now, or fewer.
ALTER TABLE mall_stock ADD COLUMN offered integer;
-- What is left is worked out of both, so that `stock` goes below zero once more is offered than there was at first.
ALTER TABLE mall_stock DROP CONSTRAINT mall_stock_left;
-- The products that every platform had until then.
UPDATE redemption SET kind = CASE
  WHEN product_id IN ('cash5', 'cash50') THEN 'cash'
  WHEN product_id IN ('bonus5', 'bonus20') THEN 'bonus'
  ELSE 'goods' END;
UPDATE mall_stock SET offered = CASE product_id
  WHEN 'cash5' THEN 1000
  WHEN 'cash50' THEN 200
  WHEN 'bonus5' THEN 500
  WHEN 'bonus20' THEN 200
  WHEN 'keyring' THEN 300
  WHEN 'cards' THEN 200
  WHEN 'mug' THEN 120
  WHEN 'lantern' THEN 40
  WHEN 'watch' THEN 5
  WHEN 'lastone' THEN 1 END;
