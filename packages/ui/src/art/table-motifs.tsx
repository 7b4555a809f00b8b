import { suits } from '../game-tile/suits.ts'
import * as css from './Art.css.ts'

/** What lies on a gaming table; each is drawn in a box of 120 by 120. */

export function Cards() {
  return (
    <>
      {[-20, 0, 20].map((angle, index) => (
        <g key={angle} transform={`rotate(${angle} 60 118)`}>
          <rect className={css.shadow} x="33" y="19" width="58" height="82" rx="7" />
          <rect className={css.ivory} x="31" y="15" width="58" height="82" rx="7" />
          <path
            className={index === 1 ? css.deep : css.crimson}
            d={index === 1 ? suits.club : suits.diamond}
            transform="translate(36 20) scale(.15)"
          />
          {index === 2 && (
            <path className={css.crimson} d={suits.heart} transform="translate(40.5 40) scale(.4)" />
          )}
        </g>
      ))}
    </>
  )
}

export function Chips() {
  return (
    <>
      <ellipse className={css.shadow} cx="46" cy="103" rx="40" ry="11" />
      {[0, 1, 2, 3].map((level) => (
        <g key={level} transform={`translate(0 ${-level * 12})`}>
          <path className={css.wine} d="M10 86v10c0 6 16 11 35 11s35-5 35-11V86z" />
          <path
            className={css.ivory}
            d="M18 93.500l8 3v9.500l-8-3.500zM40 97h10v10H40zM64 96.500l8-3v9l-8 3.500z"
          />
          <ellipse className={css.crimson} cx="45" cy="86" rx="35" ry="11" />
        </g>
      ))}
      <ellipse className={css.ivoryLine} cx="45" cy="50" rx="24" ry="7" strokeWidth="2" />
      <circle className={css.shadow} cx="85" cy="78" r="31" />
      <circle className={css.shine} cx="83" cy="74" r="31" />
      <circle
        className={css.ivoryLine}
        cx="83"
        cy="74"
        r="26.500"
        strokeWidth="9"
        strokeLinecap="butt"
        strokeDasharray="10 17.750"
      />
      <circle className={css.deep} cx="83" cy="74" r="20" />
      <path className={css.shine} d={suits.spade} transform="translate(70.500 60) scale(.26)" />
    </>
  )
}

interface DieProps {
  x: number
  y: number
  size: number
}

function Die({ x, y, size }: DieProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className={css.ivory} d="M0-40L36-20 0 0-36-20z" strokeLinejoin="round" />
      <path className={css.pale} d="M-36-20L0 0v42l-36-20z" />
      <path className={css.shine} d="M36-20L0 0v42l36-20z" />
      <ellipse className={css.crimson} cx="0" cy="-20" rx="8" ry="4.500" />
      {[
        [-26, -2],
        [-18, 12],
        [-10, 26],
      ].map(([cx, cy]) => (
        <ellipse className={css.deep} key={cx} cx={cx} cy={cy} rx="3.600" ry="5" />
      ))}
      {[
        [10, 8],
        [26, -1],
        [10, 29],
        [26, 20],
      ].map(([cx, cy]) => (
        <ellipse className={css.deep} key={`${cx} ${cy}`} cx={cx} cy={cy} rx="3.600" ry="5" />
      ))}
    </g>
  )
}

export function Dice() {
  return (
    <>
      <ellipse className={css.shadow} cx="62" cy="104" rx="50" ry="11" />
      <Die x={82} y={46} size={0.86} />
      <Die x={44} y={62} size={1.06} />
    </>
  )
}

export function Roulette() {
  return (
    <>
      <circle className={css.shadow} cx="62" cy="64" r="54" />
      <circle className={css.brass} cx="60" cy="60" r="54" />
      <circle className={css.shine} cx="60" cy="60" r="51" />
      <circle className={css.deep} cx="60" cy="60" r="46" />
      <circle
        className={css.redLine}
        cx="60"
        cy="60"
        r="38"
        strokeWidth="16"
        strokeLinecap="butt"
        strokeDasharray="14.920 14.920"
      />
      <circle className={css.goldLine} cx="60" cy="60" r="29" strokeWidth="2" />
      <circle className={css.cloth} cx="60" cy="60" r="28" />
      <g className={css.goldLine} strokeWidth="6">
        <path d="M60 40v40M40 60h40" />
      </g>
      <circle className={css.brass} cx="60" cy="60" r="11" />
      <circle className={css.shine} cx="60" cy="59" r="7" />
      <circle className={css.ivory} cx="84" cy="34" r="6" />
    </>
  )
}

export function Reels() {
  return (
    <>
      <rect className={css.shadow} x="6" y="24" width="112" height="80" rx="14" />
      <rect className={css.brass} x="4" y="19" width="112" height="80" rx="14" />
      <rect className={css.shine} x="4" y="16" width="112" height="78" rx="14" />
      <rect className={css.deep} x="12" y="26" width="96" height="58" rx="7" />
      {[15, 46.5, 78].map((x) => (
        <g key={x}>
          <rect className={css.ivory} x={x} y="29" width="27" height="52" rx="4" />
          <rect className={css.pale} x={x} y="29" width="27" height="8" rx="4" />
          <rect className={css.pale} x={x} y="73" width="27" height="8" rx="4" />
        </g>
      ))}
      <path className={css.crimson} d={suits.heart} transform="translate(18 44.500) scale(.22)" />
      <path className={css.shine} d={suits.diamond} transform="translate(49.500 44.500) scale(.22)" />
      <path className={css.crimson} d={suits.heart} transform="translate(81 44.500) scale(.22)" />
      <path className={css.redLine} d="M8 55h104" strokeWidth="2" />
      {[28, 44, 60, 76, 92].map((x) => (
        <circle className={css.ivory} key={x} cx={x} cy="21" r="2.400" />
      ))}
    </>
  )
}

export function LotteryBalls() {
  const balls = [
    { cx: 36, cy: 72, r: 30, look: css.crimson, pips: 1 },
    { cx: 86, cy: 76, r: 26, look: css.shine, pips: 2 },
    { cx: 66, cy: 34, r: 24, look: css.ivory, pips: 3 },
  ]
  return (
    <>
      <ellipse className={css.shadow} cx="60" cy="104" rx="52" ry="9" />
      {balls.map(({ cx, cy, r, look, pips }) => (
        <g key={cx}>
          <circle className={css.shadow} cx={cx + 2} cy={cy + 3} r={r} />
          <circle className={look} cx={cx} cy={cy} r={r} />
          <circle className={look === css.ivory ? css.deep : css.ivory} cx={cx + 2} cy={cy} r={r * 0.54} />
          {[0, 1, 2].slice(0, pips).map((pip) => (
            <path
              className={look === css.ivory ? css.shine : css.deep}
              key={pip}
              d={suits.diamond}
              transform={`translate(${cx + 2 + (pip - (pips - 1) / 2) * r * 0.3 - r * 0.16} ${cy - r * 0.16}) scale(${r / 300})`}
            />
          ))}
          <ellipse className={css.ivory} cx={cx - r * 0.4} cy={cy - r * 0.62} rx={r * 0.2} ry={r * 0.11} />
        </g>
      ))}
    </>
  )
}
