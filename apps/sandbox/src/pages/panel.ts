import type { Platform } from '@baize/platform/platform.ts'
import { waitingWins } from '@baize/platform/seamless/heldWins.ts'
import { wire } from '@baize/platform/wallet/wire.ts'
import { vendors } from '../games/vendors.ts'
import { escapeHtml } from './html.ts'

/** What the cents of an amount ask the sandbox bank for. */
const magicAmounts: readonly (readonly [string, string, string])[] = [
  ['Deposit', 'any other', 'credited after 4 to 8 seconds'],
  ['Deposit', '….01', 'late: under review first, credited after 30 seconds'],
  ['Deposit', '….02', 'refused by the bank, with the reason'],
  ['Deposit', '….03', 'half of it arrives, and half is credited'],
  ['Deposit', '….04', 'the bank tells of it twice; it is credited once'],
  ['Deposit', '….05', 'never arrives: expires after 10 minutes'],
  ['Withdrawal', 'any other', 'approved, sent and paid within 10 seconds; then the member confirms'],
  ['Withdrawal', '….02', 'refused by the bank, with the reason; the held money comes back'],
  ['Withdrawal', '….05', 'stays requested for 60 seconds, so that it can be cancelled'],
]

const steps = [
  ['1 hour on', { seconds: 3_600 }],
  ['1 day on', { seconds: 86_400 }],
  ['To the end of the hour', { to: 'endOfHour' }],
  ['To the end of the day', { to: 'endOfDay' }],
  ['To the end of the week', { to: 'endOfWeek' }],
  ['To the end of the half-month', { to: 'endOfHalfMonth' }],
  ['To the end of the month', { to: 'endOfMonth' }],
] as const

/** What can be announced, and where the sites show it. */
const announcements = [
  ['H', 'Line of the marquee'],
  ['PL', 'Notice for players'],
  ['PR', 'Promotion news'],
  ['PU', 'Popup, for everybody'],
] as const

const titles = [
  ['en', 'English'],
  ['km', 'Khmer'],
  ['zh-Hans', 'Chinese'],
  ['ar', 'Arabic'],
] as const

const statuses = ['Normal', 'Maintenance', 'Region blocked']

const heldRow = (win: Awaited<ReturnType<typeof waitingWins>>['rows'][number]): string => {
  const account = escapeHtml(win.account)
  const button = (decision: string, label: string) =>
    `<button type="button" data-held="${escapeHtml(win.bet_id)}" data-decision="${decision}" aria-label="${label}: ${account}, ${wire(win.payout)}">${label}</button>`
  return `<tr><th scope="row">${account}</th><td><code>${escapeHtml(win.vassalage)}</code></td><td>${wire(win.payout)}</td><td>${beyond[win.payout_limit]}</td><td>${button('pay', 'Pay')} ${button('refuse', 'Take back')}</td></tr>`
}

const beyond = {
  perBet: 'highest win of a bet',
  timesStake: 'times the stake',
  perVendorAndHour: 'of the vendor in an hour',
} as const

/** The panel of switches: what the operator, the bank and the vendors of the sandbox do next. */
export async function panelDocument(platform: Platform): Promise<string> {
  const { publicUrls } = platform.settings
  const now = await platform.status.read()
  const time = platform.now()
  const states = await platform.db.selectFrom('vendor_state').selectAll().execute()
  const { rows: held } = await waitingWins(platform, { pageSize: 100 })
  const stateOf = (code: string) => states.find((state) => state.vassalage === code)
  const links = [
    [publicUrls.member, 'Member site'],
    [publicUrls.agent, 'Agent site'],
    [publicUrls.storybook, 'Storybook'],
    ['/openapi.json', 'OpenAPI description of every call'],
    ['/', 'Platform'],
  ] as const
  const vendorRow = (code: string, name: string) => {
    const state = stateOf(code)
    const checkbox = (field: string, label: string, on: boolean) =>
      `<td><label><input type="checkbox" aria-label="${escapeHtml(name)}: ${label}" data-vendor="${code}" data-field="${field}"${on ? ' checked' : ''}></label></td>`
    return `<tr><th scope="row">${escapeHtml(name)} <code>${code}</code></th>${checkbox('underMaintenance', 'under maintenance', state?.under_maintenance ?? false)}${checkbox('failNextRound', 'next round fails', state?.fail_next_round ?? false)}${checkbox('silent', 'silent', state?.silent ?? false)}</tr>`
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox panel</title>
<link rel="icon" href="/sandbox/art/symbol-cards.svg?hue=165">
<link rel="stylesheet" href="/sandbox/pages/panel.css">
<script type="module" src="/sandbox/pages/panel.js"></script>
</head>
<body>
<header><img src="/sandbox/art/symbol-cards.svg?hue=165" alt="" width="44" height="44"><div><h1>Sandbox panel</h1><p>What the operator, the bank and the game vendors do next.</p></div></header>
<main>
<p id="said" role="status"></p>
<section aria-labelledby="status-title"><h2 id="status-title">Platform status</h2>
<form id="status"><fieldset><legend>What visitors see</legend>
${statuses.map((text, value) => `<label><input type="radio" name="status" value="${value}"${now.status === value ? ' checked' : ''}><span>${value} · ${text}</span></label>`).join('')}
</fieldset>
<label class="field"><span>Text for the page (plain text)</span><textarea name="message" maxlength="500" rows="2">${escapeHtml(now.message)}</textarea></label>
<label class="field"><span>Expected to last, minutes (may stay empty)</span><input name="minutes" inputmode="numeric" pattern="[0-9]*" maxlength="5"></label>
<button type="submit">Set status</button></form></section>
<section aria-labelledby="time-title"><h2 id="time-title">Time</h2>
<p>The platform's time is <time id="time" datetime="${time.toISOString()}">${time.toISOString().replace('T', ' ').slice(0, 19)} UTC</time>. It can be moved forward, never back: what is due by then becomes due, for everybody. Who is signed in stays signed in.</p>
<div class="steps">${steps.map(([label, body]) => `<button type="button" data-travel='${JSON.stringify(body)}'>${label}</button>`).join('')}</div></section>
<section aria-labelledby="announce-title"><h2 id="announce-title">Announcements</h2>
<p>Whoever is signed in sees it at once on every open page. A language without a title of its own reads the English one.</p>
<form id="announce"><fieldset><legend>Kind</legend>
${announcements.map(([type, text], index) => `<label><input type="radio" name="type" value="${type}"${index === 0 ? ' checked' : ''}><span>${text}</span></label>`).join('')}
</fieldset>
${titles.map(([tag, name]) => `<label class="field"><span>Title, ${name}${tag === 'en' ? '' : ' (may stay empty)'}</span><input name="${tag}" lang="${tag}" dir="auto" maxlength="200"${tag === 'en' ? ' required' : ''}></label>`).join('')}
<label class="field"><span>Begins in, minutes (empty: now)</span><input name="after" inputmode="numeric" pattern="[0-9]*" maxlength="5"></label>
<label class="field"><span>Lasts, minutes (empty: for good)</span><input name="lasts" inputmode="numeric" pattern="[0-9]*" maxlength="5"></label>
<button type="submit">Announce</button></form></section>
<section aria-labelledby="vendors-title"><h2 id="vendors-title">Game vendors</h2>
<p>A vendor under maintenance opens no games and starts no rounds; rounds under way are finished. When the next round fails, its bet is placed, then rolled back and refunded. A silent vendor that keeps a wallet answers no question about a transfer.</p>
<div class="scroll"><table><thead><tr><th scope="col">Vendor</th><th scope="col">Maintenance</th><th scope="col">Next round fails</th><th scope="col">Silent</th></tr></thead><tbody>${vendors.map(({ code, names }) => vendorRow(code, names.en)).join('')}</tbody></table></div></section>
<section aria-labelledby="held-title"><h2 id="held-title">Held wins</h2>
<p>Wins beyond a payout limit are not paid until the operator decides: paid, or the bet is taken back and its stake returns.</p>
${held.length === 0 ? '<p>None waits.</p>' : `<div class="scroll"><table><thead><tr><th scope="col">Member</th><th scope="col">Vendor</th><th scope="col">Win</th><th scope="col">Beyond</th><th scope="col">Decision</th></tr></thead><tbody>${held.map(heldRow).join('')}</tbody></table></div>`}</section>
<section aria-labelledby="amounts-title"><h2 id="amounts-title">Amounts with an outcome</h2>
<p>The cents of an amount decide what the sandbox bank does, for example 20.01.</p>
<div class="scroll"><table><thead><tr><th scope="col">Kind</th><th scope="col">Amount</th><th scope="col">Outcome</th></tr></thead><tbody>${magicAmounts.map(([kind, amount, outcome]) => `<tr><td>${kind}</td><td><code>${amount}</code></td><td>${outcome}</td></tr>`).join('')}</tbody></table></div></section>
<section aria-labelledby="links-title"><h2 id="links-title">Addresses</h2><ul>${links.map(([url, text]) => `<li><a href="${url}">${text}</a></li>`).join('')}</ul></section>
</main>
</body>
</html>`
}
