import { suits } from '../game-tile/suits.ts'
import * as css from './Art.css.ts'

/** What games are about; each is drawn in a box of 120 by 120. */

export function Ball() {
  const spokes = [0, 72, 144, 216, 288]
  return (
    <>
      <ellipse className={css.shadow} cx="64" cy="110" rx="40" ry="8" />
      <circle className={css.ivory} cx="60" cy="58" r="48" />
      <path className={css.deep} d="M60 40l17.100 12.400-6.500 20.200H49.400l-6.500-20.200z" />
      {spokes.map((angle) => (
        <g key={angle} transform={`rotate(${angle} 60 58)`}>
          <path className={css.deepLine} d="M60 40V25M60 25L43 17M60 25L77 17" strokeWidth="2.600" />
          <path className={css.deep} d="M42 17.500C47 13 53 10.500 60 10s13 2.500 18 7L60 25z" />
        </g>
      ))}
      <circle className={css.goldLine} cx="60" cy="58" r="48" strokeWidth="3" />
    </>
  )
}

export function Fish() {
  return (
    <>
      <path className={css.brass} d="M88 60l26-22c2 15 2 29 0 44z" />
      <path
        className={css.brass}
        d="M44 34c8-18 26-20 38-16-4 8-6 14-10 22zM50 84c4 14 16 18 26 16-2-6-2-12-4-18z"
      />
      <path
        className={css.shine}
        d="M8 60c12-26 34-34 52-32 18 1 30 14 36 32-6 18-18 31-36 32-18 2-40-6-52-32z"
      />
      <path className={css.crimson} d="M40 31c10 18 10 40 0 58 4 2 9 3 14 3 9-20 9-44 0-64-5 0-10 1-14 3z" />
      <path className={css.ivoryLine} d="M66 48c5 8 5 16 0 24M78 48c5 8 5 16 0 24" strokeWidth="3" />
      <circle className={css.ivory} cx="28" cy="54" r="8" />
      <circle className={css.deep} cx="27" cy="54" r="4" />
      <g className={css.ivoryLine} strokeWidth="2.500">
        <circle cx="14" cy="28" r="5" />
        <circle cx="26" cy="13" r="3" />
        <circle cx="7" cy="12" r="2.500" />
      </g>
    </>
  )
}

export function Gamepad() {
  return (
    <>
      <path
        className={css.shadow}
        d="M30 38h64c16 0 26 34 24 54-2 16-18 14-26 0l-6-10H38l-6 10c-8 14-24 16-26 0-2-20 8-54 24-54z"
      />
      <path
        className={css.ivory}
        d="M28 33h64c16 0 26 34 24 54-2 16-18 14-26 0l-6-10H36l-6 10c-8 14-24 16-26 0-2-20 8-54 24-54z"
      />
      <path className={css.deepLine} d="M36 45v20M26 55h20" strokeWidth="8" />
      <circle className={css.crimson} cx="86" cy="46" r="6" />
      <circle className={css.shine} cx="97" cy="57" r="6" />
      <circle className={css.cloth} cx="75" cy="57" r="6" />
      <circle className={css.brass} cx="86" cy="68" r="6" />
      <path className={css.deep} d={suits.spade} transform="translate(51 42) scale(.19)" />
      <path className={css.goldLine} d="M60 33V20c0-8 10-4 16-12" strokeWidth="4" />
    </>
  )
}

export function Rocket() {
  return (
    <g transform="rotate(38 60 60)">
      <path className={css.shine} d="M46 88h28c-2 14-8 22-14 32-6-10-12-18-14-32z" />
      <path className={css.crimson} d="M52 88h16c-1 8-4 13-8 19-4-6-7-11-8-19z" />
      <path className={css.wine} d="M40 56L22 78v16l20-10zM80 56l18 22v16L78 84z" />
      <path
        className={css.ivory}
        d="M60-4c16 12 24 34 24 56 0 14-4 27-8 36H44c-4-9-8-22-8-36 0-22 8-44 24-56z"
      />
      <path className={css.crimson} d="M60-4c9 7 15.500 17 19.500 28h-39C44.500 13 51 3 60-4z" />
      <circle className={css.brass} cx="60" cy="46" r="13" />
      <circle className={css.deep} cx="60" cy="46" r="9" />
      <path className={css.ivoryLine} d="M55 43c1-2 3-3 5-3" strokeWidth="2.500" />
    </g>
  )
}

export function Rooster() {
  return (
    <>
      <path className={css.crimson} d="M38 34c-6-14 6-24 12-14 2-14 18-16 18-2 10-8 20 2 12 14l-8 10H44z" />
      <path
        className={css.ivory}
        d="M34 52c0-16 12-26 27-26 16 0 25 12 25 27 0 20 14 34 24 53 3 6-2 12-10 12H22c-7 0-11-5-9-12 6-20 21-30 21-54z"
      />
      <path className={css.shine} d="M36 46L8 58l28 9z" />
      <path className={css.brass} d="M36 57L8 58l28 9z" />
      <path className={css.crimson} d="M33 66c8 0 14 8 12 17-1 7-9 9-13 4-5-6-4-16 1-21z" />
      <circle className={css.deep} cx="52" cy="48" r="5.500" />
      <circle className={css.ivory} cx="50.500" cy="46.500" r="1.800" />
      <path
        className={css.brassLine}
        d="M48 96c6 6 13 6 19 0M67 96c6 6 13 6 19 0M38 110c6 6 13 6 19 0M57 110c6 6 13 6 19 0M76 110c6 6 13 6 19 0"
        strokeWidth="3.500"
      />
    </>
  )
}
