import { useMemo } from 'react'
import { encode } from 'uqr'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { code, qrSizes } from './QrCode.css.ts'

export interface QrCodeProps extends CommonProps<SVGSVGElement> {
  /** The content of the code: usually an address. */
  value: string
  /** What it is for. */
  label: string
  /** @default 'medium' */
  size?: keyof typeof qrSizes
}

/** The dark modules as one path. */
function modulesPath(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}

/** A code for phones to read. */
export function QrCode({ value, label, size = 'medium', ...root }: QrCodeProps) {
  const { data, size: side } = useMemo(() => encode(value, { ecc: 'M', border: 1 }), [value])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={cx(code, qrSizes[size])}
      {...commonProps(root)}
    >
      <path fill="currentcolor" d={modulesPath(data)} />
    </svg>
  )
}
