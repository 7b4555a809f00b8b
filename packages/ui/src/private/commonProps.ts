import { reportMisuse } from '@baize/i18n/misuse'
import type { AriaAttributes, Ref } from 'react'

/** What every component passes on as it is: what ARIA says of it, and data for tests and measuring. */
export interface PassedAttributes extends AriaAttributes {
  /** Data attributes, as HTML has them: `data-testid="pay"`. */
  [data: `data-${string}`]: string | number | boolean | undefined
}

/** What every component takes for its outermost element. */
export interface CommonProps<Element extends HTMLElement | SVGElement = HTMLElement>
  extends PassedAttributes {
  /** Its id, for links and scripts. */
  id?: string | undefined
  /** The element itself. */
  ref?: Ref<Element> | undefined
}

/** The attributes of {@link PassedAttributes} among a component's properties. */
export function passedAttributes(properties: object): PassedAttributes {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => /^(aria|data)-/.test(name)))
}

/** A component's properties without those of {@link CommonProps}, for a part of it that takes all the rest. */
export function withoutCommonProps<Properties extends object>(
  properties: Properties,
): Omit<Properties, keyof CommonProps> {
  return Object.fromEntries(
    Object.entries(properties).filter(([name]) => !/^(id|ref)$|^(aria|data)-/.test(name)),
  ) as Omit<Properties, keyof CommonProps>
}

/**
 * The attributes of {@link CommonProps}, to be spread on the outermost element, behind its own `aria-*`: what the
 * consumer sets wins. Whatever else is passed is dropped: a component gives it the rest of its properties. The ref's
 * type fits any element, for components that draw one of several; the conformance suite asserts that it is the declared
 * one.
 */
export function commonProps<Element extends HTMLElement | SVGElement>({
  id,
  ref,
  ...rest
}: CommonProps<Element>): CommonAttributes {
  if (process.env.NODE_ENV !== 'production') reportUnknown(rest)
  return pickCommonProps({ id, ref, ...rest })
}

type CommonAttributes = { id?: string; ref?: Ref<never> } & PassedAttributes

/** As {@link commonProps}, among properties of which others are used too. */
export function pickCommonProps<Element extends HTMLElement | SVGElement>({
  id,
  ref,
  ...rest
}: CommonProps<Element>): CommonAttributes {
  return {
    ...(id !== undefined && { id }),
    ...(ref && { ref: ref as Ref<never> }),
    ...passedAttributes(rest),
  }
}

/** What react-hook-form's `register()` may return for a field that has no such property: the form checks it. */
const checkedByForm = new Set(['min', 'max', 'minLength', 'maxLength', 'pattern'])

/** Reports what is among a component's properties besides those that it has. In development only. */
export function reportUnknownBeside<Properties extends object>(
  properties: Properties,
  known: readonly (keyof Properties)[],
): void {
  reportUnknown(
    Object.fromEntries(
      Object.entries(properties).filter(([name]) => !known.includes(name as keyof Properties)),
    ),
  )
}

/** Reports what is left of a component's properties after all that it has were taken out. In development only. */
export function reportUnknown(rest: object): void {
  for (const [name, value] of Object.entries(rest)) {
    // Lingui's `Trans` passes each element in it `children`, and none of them.
    if (value === undefined) continue
    if (/^(aria|data)-/.test(name) || checkedByForm.has(name)) continue
    reportMisuse({
      what: `The property "${name}" does not exist.`,
      why: 'It is left out.',
      fix: `Remove it${/^(className|style)$/.test(name) ? ': how a component looks is its own, and the space around it its parent’s' : ', or see docs/migration.md for its new name'}.`,
    })
  }
}
