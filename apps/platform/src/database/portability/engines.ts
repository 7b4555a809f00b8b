/** Engines that speak PostgreSQL's protocol, in the order of the table. */
export const engines = ['PGlite', 'PostgreSQL', 'Citus', 'YugabyteDB', 'CockroachDB'] as const
type Engine = (typeof engines)[number]

/** `yes`, or what an engine lacks and what is done there instead. An engine that lacks something has to name it. */
type Support = 'yes' | { readonly lacks: string; readonly instead: string }

export interface Feature {
  readonly name: string
  /** How the feature looks in SQL, and in Kysely's builder where that writes it. */
  readonly looks: RegExp
  /** Where it differs from `yes`. */
  readonly except?: Partial<Record<Engine, Support>>
}

const keyed: Support = {
  lacks: 'across shards',
  instead: 'only rows of one member, which share their key (docs/scale.md)',
}
const together: Support = {
  lacks: 'across shards',
  instead: 'DB_BATCH=1 (the default there): a statement of the ledger then meets the rows of one journal',
}
const function24: Support = {
  lacks: 'before 24.3',
  instead: '24.3 or newer; its isolation set to READ COMMITTED, retries in `transact`',
}

/** What our SQL uses and engines differ in, from their documentation; the list is what we may use. */
export const features: readonly Feature[] = [
  {
    name: 'functions in PL/pgSQL',
    looks: /LANGUAGE plpgsql/i,
    except: {
      Citus: { lacks: 'over shards', instead: 'functions distributed by the member key' },
      CockroachDB: function24,
    },
  },
  { name: 'functions in SQL', looks: /LANGUAGE sql/i, except: { CockroachDB: function24 } },
  { name: 'IMMUTABLE and STABLE functions', looks: /\b(?:IMMUTABLE|STABLE)\b/i },
  { name: 'OUT parameters', looks: /\bOUT \w+ text/i, except: { CockroachDB: function24 } },
  {
    name: 'row triggers',
    looks: /FOR EACH ROW/i,
    except: {
      Citus: {
        lacks: 'on distributed tables',
        instead: '`citus.enable_unsafe_triggers`; REVOKE stands behind them',
      },
      CockroachDB: { lacks: 'before 24.3', instead: 'REVOKE of UPDATE and DELETE, which stands behind them' },
    },
  },
  {
    name: 'statement triggers (TRUNCATE)',
    looks: /FOR EACH STATEMENT/i,
    except: {
      Citus: { lacks: 'on distributed tables', instead: 'REVOKE TRUNCATE' },
      YugabyteDB: { lacks: 'with TRUNCATE before 2.21', instead: 'REVOKE TRUNCATE' },
      CockroachDB: { lacks: 'statement triggers', instead: 'REVOKE TRUNCATE; the two triggers are left out' },
    },
  },
  { name: 'REVOKE from the own role', looks: /\bREVOKE\b/i },
  { name: 'CHECK constraints', looks: /\bCHECK \(/i },
  {
    name: 'foreign keys',
    looks: /\bREFERENCES \w+/i,
    except: {
      Citus: {
        lacks: 'between shards by other keys',
        instead:
          'to reference tables (`member`), or left out between colocated tables whose key is not the shard key',
      },
    },
  },
  {
    name: 'unique constraints beside the primary key',
    looks: /\bUNIQUE\b/i,
    except: {
      Citus: {
        lacks: 'without the shard key',
        instead:
          'a member’s rows have it in each; a deposit’s reference is a table of its own by that reference',
      },
    },
  },
  { name: 'partial indexes', looks: /CREATE (?:UNIQUE )?INDEX[^;]*\) WHERE /i },
  {
    name: 'expression indexes',
    looks: /CREATE (?:UNIQUE )?INDEX[^;]*\(\s*(?:\w+, )*\(?(?:lower|coalesce)\(/i,
  },
  {
    name: 'operator classes (text_pattern_ops)',
    looks: /text_pattern_ops/i,
    except: {
      CockroachDB: {
        lacks: 'operator classes',
        instead: 'left out: its text indexes are ordered by bytes already',
      },
    },
  },
  { name: 'jsonb', looks: /\bjsonb\w*/i },
  { name: 'arrays and unnest', looks: /\bunnest\(|\w\[\]/i },
  { name: 'WITH ORDINALITY', looks: /WITH ORDINALITY/i },
  { name: 'LATERAL', looks: /\bLATERAL\b/, except: { Citus: together } },
  { name: 'ANY over an array', looks: /\bANY\(/ },
  {
    name: 'FOR UPDATE',
    looks: /FOR UPDATE|\.forUpdate\(/i,
    except: { Citus: keyed },
  },
  {
    name: 'SKIP LOCKED',
    looks: /SKIP LOCKED|\.skipLocked\(/i,
    except: {
      Citus: { lacks: 'over shards', instead: 'on tables that are not distributed (queues)' },
      CockroachDB: { lacks: 'at scale', instead: 'pg-boss’ own back end for it (DB_ENGINE)' },
    },
  },
  { name: 'ON CONFLICT', looks: /ON CONFLICT|\.onConflict\(/i },
  { name: 'RETURNING', looks: /\bRETURNING\b|\.returning(?:All)?\(/i },
  {
    name: 'changes inside a CTE',
    looks: /AS \(\s*(?:INSERT|UPDATE|DELETE)\b/i,
    except: {
      Citus: together,
      CockroachDB: { lacks: 'two changes of one table', instead: 'each CTE changes another table' },
    },
  },
  {
    name: 'UPDATE … FROM and DELETE … USING',
    looks: /UPDATE \w+ SET[^;`]*\bFROM\b|DELETE FROM \w+ USING/i,
    except: { Citus: keyed },
  },
  { name: 'row comparison (keyset pages)', looks: /\(\?, \?\) < \(/ },
  { name: 'window functions', looks: /\bOVER\b/i },
  { name: 'FILTER on aggregates', looks: /FILTER \(WHERE|\.filterWhere\(/i },
  { name: 'IS DISTINCT FROM', looks: /IS (?:NOT )?DISTINCT FROM/i },
  { name: 'recursive queries', looks: /WITH RECURSIVE/i, except: { Citus: keyed } },
  {
    name: 'LISTEN and NOTIFY (only in the bus)',
    looks: /\bLISTEN "|pg_notify\(/i,
    except: {
      YugabyteDB: { lacks: 'before 2025.2.3', instead: 'BUS_URL=redis://…' },
      CockroachDB: { lacks: 'it', instead: 'BUS_URL=redis://…' },
    },
  },
  {
    name: 'catalogue tables (pg_trigger, only in the ledger’s check)',
    looks: /\bpg_(?:trigger|stat_activity)\b|::regclass/i,
    except: { Citus: { lacks: 'them of the shards', instead: 'the check runs on each worker' } },
  },
]

/** What some engine cannot do at all, or what binds us to one: refused, with the reason. */
export const refused: readonly { readonly looks: RegExp; readonly why: string }[] = [
  { looks: /pg_(?:try_)?advisory/i, why: 'advisory locks: CockroachDB has none; lock a row' },
  {
    looks: /\b(?:small|big)?serial\b|nextval\(|CREATE SEQUENCE|GENERATED (?:ALWAYS|BY DEFAULT) AS IDENTITY/i,
    why: 'sequences: hot on distributed engines; newId()',
  },
  { looks: /DEFERRABLE|INITIALLY DEFERRED/i, why: 'deferred constraints: YugabyteDB and CockroachDB' },
  { looks: /CREATE EXTENSION/i, why: 'extensions differ by engine' },
  {
    looks: /PARTITION BY (?:RANGE|LIST|HASH)|PARTITION OF|INHERITS \(/i,
    why: 'declared partitions differ by engine; keys carry time instead',
  },
  { looks: /EXCLUDE USING|USING (?:gin|gist|brin|hash)\b/i, why: 'index kinds that not all engines have' },
  {
    looks: /MATERIALIZED VIEW|CREATE RULE|CREATE TYPE|CREATE DOMAIN|LOCK TABLE|TABLESAMPLE|\bMERGE INTO\b/i,
    why: 'not on all engines',
  },
  { looks: /\b(?:ctid|xmin|xmax|tableoid)\b/i, why: 'system columns differ' },
  { looks: /ISOLATION LEVEL SERIALIZABLE/i, why: 'locks and constraints, never isolation alone' },
  { looks: /SAVEPOINT|EXCEPTION WHEN/i, why: 'sub-transactions: slow, and not in all functions' },
]

/** Functions that our SQL may call: those of the standard, those that all engines share, and our own (found by CREATE FUNCTION). */
export const sharedFunctions: ReadonlySet<string> = new Set(
  `abs array_agg array_append array_fill array_length array_to_string avg bool_or bool_and cardinality ceil char_length coalesce concat count
  current_database current_setting date_trunc div encode extract floor format gen_random_uuid generate_series greatest jsonb_agg jsonb_build_object jsonb_object_agg lag left least length
  lower lpad max md5 min mod now nullif num_nonnulls numeric octet_length pg_notify position power repeat replace right round row_number rtrim set_config sign split_part string_agg
  string_to_array strpos substr substring sum to_char to_jsonb to_timestamp trim trunc unnest upper values varchar any all in and or not exists
  row_to_json jsonb_array_length jsonb_set starts_with btrim rank dense_rank hashtext clock_timestamp make_interval interval`.split(
    /\s+/,
  ),
)
