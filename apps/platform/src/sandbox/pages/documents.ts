import type { CatalogueGame } from '../../games/catalogue.ts'
import { nameIn, sandboxLanguage } from '../../games/names.ts'
import { lineChance, paytableOf, returnToPlayer, symbolsOf } from '../vendor/reels.ts'
import { escapeHtml } from './html.ts'

/** Data for the page's script; `<` is escaped, so that no text can end the element. */
const dataBlock = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

const percent = (share: number) => `${share.toFixed(2)} %`

/** How the two sides of a game look: cards, numbered balls, crests, or red and blue. */
const dresses: Record<CatalogueGame['gameType'], 'card' | 'ball' | 'crest' | 'rooster'> = {
  LIVE: 'card',
  PVP: 'card',
  RNG: 'card',
  FISH: 'card',
  SPORTS: 'crest',
  ESPORTS: 'crest',
  LOTT: 'ball',
  ELOTT: 'ball',
  COCKFIGHT: 'rooster',
}

function gameData(game: CatalogueGame, parentOrigin: string) {
  const shared = { family: game.family, gameCode: game.gameCode, hue: game.hue, parentOrigin }
  if (game.family === 'sides') {
    return { ...shared, dress: dresses[game.gameType], rtpSide: percent(96.15), rtpTie: percent(92.31) }
  }
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

/** The page of one game. It loads nothing but this origin's own files. */
export function gameDocument(game: CatalogueGame, language: string, parentOrigin: string): string {
  const reels = game.family === 'reels'
  const name = escapeHtml(nameIn(game.names, language))
  return `<!doctype html>
<html lang="${sandboxLanguage(language)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="icon" href="/sandbox/art/symbol-${game.motif}.svg?hue=${game.hue}">
<link rel="stylesheet" href="/sandbox/pages/play.css">
<link rel="stylesheet" href="/sandbox/pages/${game.family}.css">
<script type="application/json" id="game">${dataBlock(gameData(game, parentOrigin))}</script>
<script type="module" src="/sandbox/pages/${game.family}.js"></script>
</head>
<body>
<header><button type="button" id="exit" data-label="exit" hidden>&#x2190;</button><h1>${name}</h1><div class="balance"><span data-text="balance"></span><b id="balance">&#x2026;</b></div></header>
<main>
${reels ? reelStage : sideStage}
<p id="status" role="status"></p>
<button type="button" id="again" data-text="again" hidden></button>
${reels ? '' : sideChoice}
<div class="controls"><div class="stake"><button type="button" id="less" data-label="less" disabled>&minus;</button><div role="status"><span data-text="stake"></span><b id="stake">&#x2026;</b></div><button type="button" id="more" data-label="more" disabled>+</button></div><button type="button" id="play" aria-disabled="true"><span id="play-text"${reels ? ' data-text="spin"' : ''}></span></button></div>
${reels ? reelRules : sideRules}
<p class="note" data-text="sandbox"></p>
</main>
</body>
</html>`
}
