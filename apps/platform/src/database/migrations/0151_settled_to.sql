-- Up to which moment a contract is settled: the next bill begins there, also when a window was closed early.
ALTER TABLE contract ADD COLUMN settled_to timestamptz;
