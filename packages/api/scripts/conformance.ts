import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { type Account, type Party, reportOf, runConformance } from '../src/conformance/index.ts'

const help = `pnpm conformance <url> [options]

Asks the platform at <url>, over HTTP only, whether it keeps the contract. Make accounts for it: it opens deposits and
withdrawals, sets limits and at the end pauses the member's play. Beside a sandbox it brings about by itself what a
call needs: it reads codes from the outbox, opens games, and moves the time forward for everybody (--keep-time: not).
Elsewhere the options below give what it cannot make; what it never saw succeed, it names.

  --member name:password        a member                    CONFORMANCE_MEMBER   default dara2026
  --other-member name:password  another one                 CONFORMANCE_OTHER_MEMBER   default vibol2026
  --agent name:password         an agent                    CONFORMANCE_AGENT    default sokha2026
  --trial name:password         a trial account (type 4)    CONFORMANCE_TRIAL
  --vendor code:key             a vendor and its key        CONFORMANCE_VENDOR
  --payment-password 246810     of the member, the other member and the agent
  --promo-code code             one that a new member may use   CONFORMANCE_PROMO_CODE
  --play-session token          one of the member in a game of the vendor
  --elsewhere url               the platform at another address, to which the kit comes from an IP that no account was used from
  --codes                       asks for each code that was sent: writes the number or address, reads a line of stdin
  --keep-time                   does not let the sandbox's time pass
  --call id, --check name       only these; may be repeated
  --mutants 20                  spoiled payloads for each part of a call
  --slowest 1000                milliseconds that an answer may take
  --seed 1
  --json                        the results as JSON

Ends with 0 when nothing failed, 1 when something did, 2 when it could not be run.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    member: { type: 'string', default: process.env.CONFORMANCE_MEMBER ?? 'dara2026:Baize-Demo-1' },
    'other-member': {
      type: 'string',
      default: process.env.CONFORMANCE_OTHER_MEMBER ?? 'vibol2026:Baize-Demo-1',
    },
    agent: { type: 'string', default: process.env.CONFORMANCE_AGENT ?? 'sokha2026:Baize-Demo-1' },
    trial: { type: 'string', default: process.env.CONFORMANCE_TRIAL ?? '' },
    vendor: { type: 'string', default: process.env.CONFORMANCE_VENDOR ?? '' },
    'payment-password': { type: 'string' },
    'promo-code': { type: 'string', default: process.env.CONFORMANCE_PROMO_CODE ?? '' },
    'play-session': { type: 'string' },
    elsewhere: { type: 'string' },
    codes: { type: 'boolean', default: false },
    'keep-time': { type: 'boolean', default: false },
    call: { type: 'string', multiple: true },
    check: { type: 'string', multiple: true },
    mutants: { type: 'string', default: '20' },
    slowest: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/** `name:password`, as an account; nothing for an empty text. */
function pair(text: string): [string, string] | null {
  const colon = text.indexOf(':')
  return colon > 0 ? [text.slice(0, colon), text.slice(colon + 1)] : null
}

const [url] = positionals
if (values.help || !url || !URL.canParse(url)) {
  console.log(help)
  process.exit(values.help ? 0 : 2)
}

const accounts: Partial<Record<Party, Account>> = {}
const given: [Party, string][] = [
  ['member', values.member],
  ['otherMember', values['other-member']],
  ['agent', values.agent],
  ['trial', values.trial],
]
for (const [party, text] of given) {
  const [account, password] = pair(text) ?? []
  if (account && password !== undefined) accounts[party] = { account, password }
}
const [code, key] = pair(values.vendor) ?? []

const lines = values.codes ? createInterface({ input: process.stdin }) : null
const typed = lines?.[Symbol.asyncIterator]()

/** Prompts the user of the suite for the code that arrived at a number or an address. */
async function readCode(to: string): Promise<string> {
  console.error(`The code that was sent to ${to}:`)
  const line = await typed?.next()
  if (!line || line.done) throw new Error(`no code for ${to} was given`)
  return line.value.trim()
}

const results = await runConformance({
  url,
  accounts,
  vendor: code && key ? { code, key } : undefined,
  paymentPassword: values['payment-password'],
  promoCode: values['promo-code'] || undefined,
  playSession: values['play-session'],
  elsewhere: values.elsewhere,
  codes: lines ? readCode : undefined,
  keepTime: values['keep-time'],
  calls: values.call,
  checks: values.check,
  mutants: Number(values.mutants),
  slowest: Number(values.slowest),
  seed: Number(values.seed),
}).catch((error: Error) => {
  const why = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  console.error(`The platform at ${url} cannot be asked: ${error.message}${why}`)
  process.exit(2)
})
lines?.close()
console.log(values.json ? JSON.stringify(results, null, 2) : reportOf(results))
process.exitCode = results.some(({ outcome }) => outcome === 'failed') ? 1 : 0
