import { type ReactNode, type RefObject, use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSharedRef } from '../field/sharedRef.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { type BrandTheme, ThemeContext } from './context.ts'
import * as css from './Theme.css.ts'
import { usePageScheme } from './usePageScheme.ts'

export interface ThemeProps extends CommonProps<HTMLDivElement> {
  /** The part of the page. */
  children: ReactNode
  /** Its colour scheme. @default that of what is around it */
  scheme?: 'light' | 'dark'
  /** Its brand, made by `brandTheme` of `@baize/ui/brand`. @default that of what is around it */
  brand?: BrandTheme
}

/**
 * A part of a page in another scheme or brand, as for previews. What is opened from within, as a menu or a dialog, is
 * themed too. `confirm()` and toasts belong to the page and are not.
 */
export function Theme({ children, scheme, brand, ref, ...root }: ThemeProps) {
  const around = use(ThemeContext)
  const pageScheme = usePageScheme()
  const ownBrand = brand ?? around.brand
  const ownScheme = scheme ?? around.scheme
  // A brand alone has to know which of its schemes is shown.
  const shownScheme = ownScheme ?? (ownBrand && pageScheme)
  const part = useRef<HTMLDivElement>(null)
  const sharedRef = useSharedRef(part, ref)
  const [container, setContainer] = useState<HTMLElement>()

  useLayoutEffect(() => {
    const layers = document.body.appendChild(document.createElement('div'))
    layers.className = css.layers
    setContainer(layers)
    return () => layers.remove()
  }, [])
  useLayoutEffect(() => {
    if (shownScheme === undefined) container?.removeAttribute('data-scheme')
    else container?.setAttribute('data-scheme', shownScheme)
  }, [container, shownScheme])
  const values = ownBrand && shownScheme && ownBrand[shownScheme]
  useValues(part, values)
  useValues(
    useMemo(() => ({ current: container ?? null }), [container]),
    values,
  )

  const context = useMemo(
    () => ({ scheme: ownScheme, brand: ownBrand, container }),
    [ownScheme, ownBrand, container],
  )
  return (
    <div {...commonProps(root)} ref={sharedRef} data-scheme={shownScheme} className={css.theme}>
      <ThemeContext value={context}>{children}</ThemeContext>
    </div>
  )
}

/** Sets custom properties by script: the sites' policy refuses style attributes in HTML, and allows this. */
function useValues(
  element: RefObject<HTMLElement | null>,
  values: Readonly<Record<string, string>> | undefined,
): void {
  useLayoutEffect(() => {
    const target = element.current
    if (!target || !values) return
    for (const [name, value] of Object.entries(values)) target.style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(values)) target.style.removeProperty(name)
    }
  }, [element, values])
}
