ALTER TABLE withdrawal ADD COLUMN language text NOT NULL DEFAULT 'en';
