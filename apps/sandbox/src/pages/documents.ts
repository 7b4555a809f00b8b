import { textsIn, writtenLanguage } from '@baize/platform/games/names.ts'
import type { SandboxGame } from '../games/catalogue.ts'
import { publishedOdds } from '../odds.ts'
import { fishes, hitsOf } from '../vendor/fish.ts'
import { lineChance, paytableOf, returnToPlayer, symbolsOf } from '../vendor/reels.ts'
import { escapeHtml, htmlTag } from './html.ts'

/** Data for the page's script; `<` is escaped, so that no text can end the element. */
const dataBlock = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

const percent = (share: number) => `${share.toFixed(2)} %`

/** How the two sides of a game look: cards, numbered balls, crests, or red and blue. */
const dresses: Record<SandboxGame['gameType'], 'card' | 'ball' | 'crest' | 'rooster'> = {
  LIVE: 'card',
  PVP: 'card',
  RNG: 'card',
  FISH: 'card',
  SPORTS: 'crest',
  ESPORTS: 'crest',
  LOTT: 'ball',
  ELOTT: 'ball',
  COCKFIGHT: 'rooster',
  INHOUSE: 'card',
  JACKPOT: 'card',
  MINI: 'ball',
  CRASH: 'ball',
  ARCADE: 'card',
  TABLE: 'card',
}

function gameData(game: SandboxGame, parentOrigin: string) {
  const shared = { family: game.family, gameCode: game.gameCode, hue: game.hue, parentOrigin }
  if (game.family === 'sides') {
    return { ...shared, dress: dresses[game.gameType], rtpSide: percent(96.15), rtpTie: percent(92.31) }
  }
  if (game.family !== 'reels') return { ...shared, rtp: `${publishedOdds(game).returns.to} %` }
  const paytable = paytableOf(game)
  return {
    ...shared,
    symbols: symbolsOf(game),
    pays: paytable.pays,
    chances: paytable.pays.map((_, symbol) => percent(lineChance(paytable, symbol))),
    rtp: percent(returnToPlayer(paytable) * 100),
  }
}

const reelStage = `<div class="reels" id="reels" role="img">${'<div class="cell"><img alt="" width="100" height="100"></div>'.repeat(9)}</div>`

const sideStage = `<div class="draw" id="draw" role="img"><div class="side" id="left" data-open="false"><div class="face"></div><span data-side-name="left"></span></div><div class="tie" id="tie" data-side-name="tie"></div><div class="side" id="right" data-open="false"><div class="face"></div><span data-side-name="right"></span></div></div>
<ul class="history" id="history" data-label="history"></ul>`

const choice = (value: string, odds: string, checked = '') =>
  `<label class="choice"><input type="radio" name="choice" value="${value}"${checked}><span data-side-name="${value}"></span><small>${odds}</small></label>`

const sideChoice = `<fieldset><legend data-text="chooseSide"></legend>${choice('left', '1 : 1', ' checked')}${choice('tie', '11 : 1')}${choice('right', '1 : 1')}</fieldset>`

const reelRules = `<details><summary data-text="table"></summary><div><p data-text="reelRules"></p><table><thead><tr><th scope="col" data-text="symbol"></th><th scope="col" data-text="pays"></th><th scope="col" data-text="chance"></th></tr></thead><tbody id="paytable"></tbody></table><p id="rtp"></p></div></details>`

const sideRules = `<details><summary data-text="rules"></summary><div><p data-text="sideRules"></p><p id="rtp"></p></div></details>`

const fishStage =
  '<div class="sea" id="sea" role="img"><img id="target" alt="" width="120" height="120"></div>'

const fishChoice = `<fieldset><legend data-text="chooseFish"></legend>${fishes
  .map(
    ({ name, pays }, index) =>
      `<label class="choice"><input type="radio" name="choice" value="${name}"${index === 0 ? ' checked' : ''}><span data-fish="${name}"></span><small>× ${pays}</small></label>`,
  )
  .join('')}</fieldset>`

const fishRules = `<details><summary data-text="rules"></summary><div><p data-text="fishRules"></p><table><tbody>${fishes
  .map(
    (fish) =>
      `<tr><td data-fish="${fish.name}"></td><td>× ${fish.pays}</td><td>${percent(hitsOf(fish) / 10_000)}</td></tr>`,
  )
  .join('')}</tbody></table><p id="rtp"></p></div></details>`

const crashStage = (game: SandboxGame) =>
  `<div class="flight" id="flight" role="img" data-label="flight" data-state="ground"><img alt="" width="64" height="64" src="/sandbox/art/symbol-${game.motif}.svg?hue=${game.hue}"><b id="multiplier" aria-live="off">1.00×</b></div><ul class="history" id="history" data-label="history"></ul>`

const crashChoice =
  '<label class="field"><span data-text="target"></span><input id="target" inputmode="decimal" autocomplete="off" maxlength="7"></label>'

const plainRules = (key: string) =>
  `<details><summary data-text="rules"></summary><div><p data-text="${key}"></p><p id="rtp"></p></div></details>`

const lotteryStage =
  '<p class="lead"><span data-text="closesIn"></span> <b id="countdown">…</b></p><div class="balls" id="balls" role="img"></div><ul class="opened" id="opened" data-label="lastNumbers"></ul>'

const lotteryChoice =
  '<div class="pair"><label class="field"><span data-text="betType"></span><select id="type"></select></label><label class="field"><span data-text="yourNumber"></span><input id="number" inputmode="numeric" autocomplete="off"><select id="side" data-label="yourNumber" hidden></select></label></div>'

const ownTickets = '<h2 class="lead" data-text="yourBets"></h2><ul class="list" id="tickets"></ul>'

const lotteryRules = `${ownTickets}<details><summary data-text="rules"></summary><div><p data-text="lotteryRules"></p><p class="seed">SHA-256 <span id="draw-hash"></span></p></div></details>`

const couponStage =
  '<ul class="list matches" id="matches"></ul><p class="total" id="total" role="status"></p>'

const couponRules = `${ownTickets}<details><summary data-text="rules"></summary><div><p data-text="couponRules"></p></div></details>`

const fairness = `<details id="fairness"><summary data-text="fairness"></summary><div class="seed"><p data-text="fairnessText"></p><p>SHA-256 <span id="seed-hash"></span></p><p><span data-text="clientSeed"></span> <span id="seed-client"></span> · <span id="seed-nonce"></span></p><button type="button" id="seed-new" data-text="newSeed"></button><p id="seed-said" role="status"></p><ul id="seed-list"></ul></div></details>`

const sheetsOf = (family: SandboxGame['family']): string[] => {
  if (family === 'reels' || family === 'sides') return [family, 'bets']
  return family === 'fish' || family === 'crash' ? ['sides', family, 'bets'] : ['bets']
}

interface Parts {
  readonly stage: string
  readonly choice: string
  readonly rules: string
}

/** What the page of each family has of its own. */
function partsOf(game: SandboxGame): Parts {
  switch (game.family) {
    case 'reels':
      return { stage: reelStage, choice: '', rules: reelRules + fairness }
    case 'sides':
      return { stage: sideStage, choice: sideChoice, rules: sideRules + fairness }
    case 'fish':
      return { stage: fishStage, choice: fishChoice, rules: fishRules + fairness }
    case 'crash':
      return { stage: crashStage(game), choice: crashChoice, rules: plainRules('crashRules') + fairness }
    case 'lottery':
      return { stage: lotteryStage, choice: lotteryChoice, rules: lotteryRules }
    case 'coupon':
      return { stage: couponStage, choice: '', rules: couponRules }
  }
}

const playText: Readonly<Record<SandboxGame['family'], string>> = {
  reels: ' data-text="spin"',
  fish: ' data-text="shoot"',
  sides: '',
  crash: '',
  lottery: '',
  coupon: '',
}

/** The page of one game. It loads nothing but this origin's own files. */
export function gameDocument(game: SandboxGame, language: string, parentOrigin: string): string {
  const { stage, choice: chosen, rules } = partsOf(game)
  const { name: plain, language: foreign } = textsIn({ name: game.names }, language)
  const name = escapeHtml(plain)
  const mark = foreign ? ` lang="${foreign}"` : ''
  return `<!doctype html>
${htmlTag(writtenLanguage(language))}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="icon" href="/sandbox/art/symbol-${game.motif}.svg?hue=${game.hue}">
<link rel="stylesheet" href="/sandbox/pages/play.css">
${sheetsOf(game.family)
  .map((sheet) => `<link rel="stylesheet" href="/sandbox/pages/${sheet}.css">`)
  .join('')}
<script type="application/json" id="game">${dataBlock(gameData(game, parentOrigin))}</script>
<script type="module" src="/sandbox/pages/${game.family}.js"></script>
</head>
<body>
<header><button type="button" id="exit" data-label="exit" hidden>&#x2190;</button><h1><bdi${mark}>${name}</bdi></h1><div class="balance"><span data-text="balance"></span><b id="balance">&#x2026;</b></div></header>
<main>
${stage}
<p id="status" role="status"></p>
<button type="button" id="again" data-text="again" hidden></button>
${chosen}
<div class="controls"><div class="stake"><button type="button" id="less" data-label="less" disabled>&minus;</button><div role="status"><span data-text="stake"></span><b id="stake">&#x2026;</b></div><button type="button" id="more" data-label="more" disabled>+</button></div><button type="button" id="play" aria-disabled="true"><span id="play-text"${playText[game.family]}></span></button></div>
${rules}
<p class="note" data-text="sandbox"></p>
</main>
</body>
</html>`
}
