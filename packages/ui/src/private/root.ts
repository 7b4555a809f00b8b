import type { AriaAttributes, Ref } from 'react'

/** What every component passes on as it is: what ARIA says of it, and data for tests and measuring. */
export interface PassedAttributes extends AriaAttributes {
  /** Data attributes, as HTML has them: `data-testid="pay"`. */
  [data: `data-${string}`]: string | number | boolean | undefined
}

/** What every component takes for its outermost element. */
export interface RootProps<Element extends HTMLElement | SVGElement = HTMLElement> extends PassedAttributes {
  /** Its id, for links and scripts. */
  id?: string | undefined
  /** The element itself. */
  ref?: Ref<Element> | undefined
}

/** The attributes of {@link PassedAttributes} among a component's properties. */
export function passedAttributes(properties: object): PassedAttributes {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => /^(aria|data)-/.test(name)))
}

/** A component's properties without those of {@link RootProps}, for a part of it that takes all the rest. */
export function withoutRoot<Properties extends object>(
  properties: Properties,
): Omit<Properties, keyof RootProps> {
  return Object.fromEntries(
    Object.entries(properties).filter(([name]) => !/^(id|ref)$|^(aria|data)-/.test(name)),
  ) as Omit<Properties, keyof RootProps>
}

/**
 * The attributes of {@link RootProps}, to be spread on the outermost element, behind its own `aria-*`: what is asked for
 * stands. Whatever else is handed in is left out: a component gives it the rest of its properties. The ref's type fits any
 * element, for components that draw one of several; the conformance suite holds that it is the declared one.
 */
export function rootAttributes<Element extends HTMLElement | SVGElement>({
  id,
  ref,
  ...rest
}: RootProps<Element>): { id?: string; ref?: Ref<never> } & PassedAttributes {
  return {
    ...(id !== undefined && { id }),
    ...(ref && { ref: ref as Ref<never> }),
    ...passedAttributes(rest),
  }
}
