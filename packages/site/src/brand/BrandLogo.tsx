import { Text, VisuallyHidden } from '@baize/ui'
import * as css from './BrandLogo.css.ts'
import { pageBrand } from './pageBrand.ts'

export interface BrandLogoProps {
  /** The brand's name. */
  name: string
  /** In a bar: the mark alone on phones, and wherever the whole name has no room. @default false */
  compact?: boolean
}

/** The brand's mark, and its name in the colour of the text around it. */
export function BrandLogo({ name, compact = false }: BrandLogoProps) {
  const brand = pageBrand()
  const mark = brand ? `/brand/${brand.assets.favicon}?${brand.version}` : '/brand/favicon.svg'
  return (
    <span className={compact ? css.inBar : css.logo}>
      <img className={compact ? css.markInBar : css.mark} src={mark} alt="" width={32} height={32} />
      <span className={compact ? css.roomy : undefined} aria-hidden>
        <Text as="span" size="xl" weight="strong" tone="inherit">
          {name}
        </Text>
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
}
