-- Pictures are addresses or paths; drawings of the sandbox had names.
UPDATE banner SET picture = '/sandbox/art/banner-' || picture || '.svg' WHERE picture ~ '^[A-Za-z0-9-]{1,40}$';
UPDATE promotion SET picture = '/sandbox/art/banner-' || picture || '.svg' WHERE picture ~ '^[A-Za-z0-9-]{1,40}$';
UPDATE promotion SET content = replace(content::text, '{pictures}', '{platform}/sandbox/art')::jsonb
WHERE content::text LIKE '%{pictures}%';
