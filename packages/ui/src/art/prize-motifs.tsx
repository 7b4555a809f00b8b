import { suits } from '../game-tile/suits.ts'
import * as css from './Art.css.ts'

const star =
  'M48 6l12.900 27.900 30.500 3.700-22.500 20.900 5.900 30.200L48 73.700 21.200 88.700l5.900-30.200L4.600 37.600l30.500-3.700z'

/** What is won and given; each is drawn in a box of 120 by 120. */

export function Coins() {
  return (
    <>
      <ellipse className={css.shadow} cx="62" cy="108" rx="52" ry="10" />
      {[
        { x: 88, levels: 3 },
        { x: 30, levels: 4 },
      ].map(({ x, levels }) =>
        [0, 1, 2, 3].slice(0, levels).map((level) => (
          <g key={`${x} ${level}`} transform={`translate(${x} ${100 - level * 11})`}>
            <path className={css.brass} d="M-26-4v8c0 5 12 9 26 9S26 9 26 4v-8z" />
            <ellipse className={css.shine} cy="-4" rx="26" ry="9" />
            <ellipse className={css.brassLine} cy="-4" rx="18" ry="5.500" strokeWidth="1.600" />
          </g>
        )),
      )}
      <circle className={css.shadow} cx="64" cy="52" r="38" />
      <circle className={css.brass} cx="63" cy="49" r="38" />
      <circle className={css.shine} cx="60" cy="47" r="37" />
      <circle className={css.brassLine} cx="60" cy="47" r="29" strokeWidth="2.500" />
      <path className={css.brass} d={suits.spade} transform="translate(40.500 27) scale(.41)" />
    </>
  )
}

export function Gift() {
  return (
    <>
      <ellipse className={css.shadow} cx="62" cy="112" rx="52" ry="8" />
      <path className={css.wine} d="M14 56h92v48a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8z" />
      <rect className={css.crimson} x="7" y="38" width="106" height="24" rx="6" />
      <path className={css.shine} d="M50 38h20v74H50z" />
      <path className={css.brass} d="M50 62h20v7H50z" />
      <path
        className={css.goldLine}
        d="M60 38C46 38 26 36 26 22c0-12 16-14 24-4 5 6 8 12 10 20zM60 38c14 0 34-2 34-16 0-12-16-14-24-4-5 6-8 12-10 20z"
        strokeWidth="8"
      />
      <circle className={css.brass} cx="60" cy="36" r="7" />
    </>
  )
}

export function Crown() {
  return (
    <>
      <ellipse className={css.shadow} cx="60" cy="106" rx="46" ry="8" />
      <path className={css.brass} d="M14 98L4 36l28 22L60 14l28 44 28-22-10 62z" />
      <path className={css.shine} d="M14 90L4 32l28 22L60 10l28 44 28-22-10 58z" />
      <rect className={css.brass} x="13" y="86" width="94" height="18" rx="6" />
      <rect className={css.shine} x="13" y="84" width="94" height="15" rx="6" />
      <circle className={css.crimson} cx="4" cy="30" r="6" />
      <circle className={css.crimson} cx="116" cy="30" r="6" />
      <circle className={css.ivory} cx="60" cy="10" r="7" />
      <path className={css.crimson} d={suits.diamond} transform="translate(46 48) scale(.29)" />
      <circle className={css.ivory} cx="32" cy="91" r="4" />
      <circle className={css.crimson} cx="60" cy="91" r="4.500" />
      <circle className={css.ivory} cx="88" cy="91" r="4" />
    </>
  )
}

export function Trophy() {
  return (
    <>
      <ellipse className={css.shadow} cx="62" cy="113" rx="38" ry="7" />
      <path
        className={css.brassLine}
        d="M32 24H14c-2 24 8 36 24 38M88 24h18c2 24-8 36-24 38"
        strokeWidth="7"
      />
      <path className={css.shine} d="M28 10h64c2 40-8 62-24 68v14H52V78C36 72 26 50 28 10z" />
      <path className={css.brass} d="M74 10h18c2 40-8 62-24 68 6-14 8-40 6-68z" />
      <path className={css.ivory} d={star} transform="translate(41 22) scale(.39)" />
      <path className={css.brass} d="M42 90h36v8H42z" />
      <rect className={css.deep} x="32" y="97" width="56" height="16" rx="4" />
      <rect className={css.shine} x="46" y="102" width="28" height="5" rx="2.500" />
    </>
  )
}

export function Ticket() {
  return (
    <g transform="rotate(-14 60 60)">
      <path
        className={css.shadow}
        d="M6 38h112v16a9 9 0 0 0 0 18v18H6V72a9 9 0 0 0 0-18z"
        transform="translate(2 4)"
      />
      <path className={css.ivory} d="M4 34h112v17a9 9 0 0 0 0 18v17H4V69a9 9 0 0 0 0-18z" />
      <path className={css.crimson} d="M4 34h30v52H4V69a9 9 0 0 0 0-18z" />
      <path className={css.deepLine} d="M38 38v44" strokeWidth="2.500" strokeDasharray="1 6" />
      <path className={css.shine} d={star} transform="translate(51 38) scale(.44)" />
      <path className={css.deepLine} d="M99 48v24M105 48v24" strokeWidth="2.500" />
    </g>
  )
}

export function Phone() {
  return (
    <g transform="rotate(10 60 60)">
      <rect className={css.shadow} x="34" y="8" width="60" height="112" rx="11" />
      <rect className={css.pale} x="30" y="3" width="60" height="112" rx="11" />
      <rect className={css.deep} x="34" y="8" width="52" height="102" rx="8" />
      <circle className={css.cloth} cx="60" cy="56" r="22" />
      <path className={css.shine} d={suits.spade} transform="translate(44 38) scale(.33)" />
      <rect className={css.shine} x="42" y="88" width="36" height="10" rx="5" />
      <circle className={css.pale} cx="60" cy="15" r="2.500" />
    </g>
  )
}
