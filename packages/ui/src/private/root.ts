import type { Ref } from 'react'

/** What every component takes for its outermost element. */
export interface RootProps<Element extends HTMLElement | SVGElement = HTMLElement> {
  /** Its id, for links and scripts. */
  id?: string | undefined
  /** Data attributes, for tests and measuring: `{ testid: 'pay' }` is `data-testid="pay"`. */
  data?: DataAttributes | undefined
  /** The element itself. */
  ref?: Ref<Element> | undefined
}

/** Data attributes by what stands after `data-`; `false` and `undefined` are left out. */
export type DataAttributes = Readonly<Record<string, string | number | boolean | undefined>>

/** The attributes of {@link DataAttributes}. */
export function dataAttributes(data: DataAttributes | undefined): Record<`data-${string}`, string> {
  if (data === undefined) return {}
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      value === undefined || value === false ? [] : [[`data-${name}`, value === true ? '' : String(value)]],
    ),
  )
}

/**
 * The attributes of {@link RootProps}, to be spread on the outermost element. Whatever else is handed in is left out:
 * a component gives it the rest of its properties. The ref's type fits any element, for components that draw one of
 * several; the conformance suite holds that it is the declared one.
 */
export function rootAttributes<Element extends HTMLElement | SVGElement>({
  id,
  data,
  ref,
}: RootProps<Element>): { id?: string; ref?: Ref<never> } & Record<`data-${string}`, string> {
  return { ...(id !== undefined && { id }), ...(ref && { ref: ref as Ref<never> }), ...dataAttributes(data) }
}
