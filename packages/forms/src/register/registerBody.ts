import { usernameFromMobile } from '../compiler/index.ts'
import type { RegisterMethod } from './registerRules.ts'

/** Codes of an invitation, as the address of the page carries them. */
export interface Invitation {
  readonly affiliateCode?: string | undefined
  readonly referralCode?: string | undefined
  readonly recommenderId?: string | undefined
}

/** The fields that hold a code of an invitation. */
export const invitationFields = ['affiliateCode', 'referralCode', 'recommenderId'] as const

/** What is sent with a registration without being typed. */
export interface RegisterFacts {
  /** The address on which the account is opened. */
  readonly registerUrl: string
  /** The host of that address. */
  readonly domain: string
  /** Which terms were accepted. */
  readonly termsVersion: string
  /** In which language they were read: `km`. */
  readonly termsLanguage: string
}

/** A registration by user name: the fields that the rules require, by their names, and the facts. */
export interface RegisterBody extends RegisterFacts {
  readonly [field: string]: string | boolean | readonly string[]
  readonly username: string
  readonly registerMethod: 'WEB'
  readonly termsAccepted: boolean
}

/**
 * A registration by mobile: the number without its leading zeros is the user name, and the session begins at once.
 * Channel and token of a phone service are the caller's to add.
 */
export interface MobileRegisterBody extends RegisterBody {
  readonly mobileNum: string
  readonly login: true
}

/** What the form sends, by the way that was chosen. */
export type RegisterRequest =
  | { readonly method: 'username'; readonly body: RegisterBody }
  | { readonly method: 'mobile'; readonly body: MobileRegisterBody }

/** What the register form was filled in with: its rules have no lists. */
export type RegisterValues = Readonly<Record<string, string | boolean | readonly string[]>>

/** Puts together what the form sends. `unasked`: codes of the address that the form has no field for. */
export function registerRequest(
  method: RegisterMethod,
  { terms, countryDialingCode, ...values }: RegisterValues,
  facts: RegisterFacts,
  unasked: Invitation,
): RegisterRequest {
  const codes = Object.fromEntries(
    invitationFields.flatMap((field) => (unasked[field] ? [[field, unasked[field]]] : [])),
  )
  const { registerUrl, domain, termsVersion, termsLanguage } = facts
  const shared = {
    ...codes,
    ...values,
    // A country without a number says nothing.
    ...(values.mobileNum && countryDialingCode ? { countryDialingCode } : {}),
    registerUrl,
    domain,
    registerMethod: 'WEB',
    termsAccepted: terms === true,
    termsVersion,
    termsLanguage,
  } as const
  if (method === 'username') return { method, body: { ...shared, username: String(values.username ?? '') } }
  const mobileNum = String(values.mobileNum ?? '')
  return {
    method,
    body: { ...shared, mobileNum, username: usernameFromMobile(mobileNum), login: true },
  }
}
