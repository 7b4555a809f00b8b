import { Alert, Link, type LinkTarget, type PhoneCountry, Tabs } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import type { CaptchaSource } from '../captcha/useCaptcha.ts'
import type { Matching, RegisterRules } from '../compiler/index.ts'
import { CompiledForm } from '../form/Form.tsx'
import type { FormBasics } from '../form/FormBody.tsx'
import type { SubmitRefusal } from '../form/values.ts'
import { FieldGroups } from './FieldGroups.tsx'
import { InvitationNote } from './InvitationNote.tsx'
import { dayOf } from './minimumAge.ts'
import {
  type Invitation,
  type RegisterRequest,
  type RegisterValues,
  registerRequest,
} from './registerBody.ts'
import { compileMethod, type RegisterMethod } from './registerRules.ts'
import { type CheckAffiliate, useAffiliate } from './useAffiliate.ts'
import { useMethod } from './useMethod.ts'
import { type RequestRegisterCode, useRegisterLooks } from './useRegisterLooks.tsx'

/** The terms that are accepted when an account is opened. */
export interface RegisterTerms {
  /** Where they are read: a page of their own, so that the form stays, or a popup by `onClick`. @default nowhere: words only */
  readonly link?: LinkTarget
  /** Which version they are; it is kept with the account. */
  readonly version: string
  /** The language in which they are shown: `km`. */
  readonly language: string
}

export interface RegisterFormProps extends Pick<FormBasics, 'explain' | 'afterSubmit' | 'draftKey'> {
  /** The platform's register settings, as received. */
  rules: RegisterRules
  /** By user name: switch USERNAMEREG3. @default true */
  username?: boolean
  /** By mobile number: switch MOBILENUMREG3. The bar of tabs is there only where both are on; with neither, registering is closed. @default false */
  mobile?: boolean
  /** Whether a visitor who registers by mobile chooses a password: MOBILENUMPASSREG3. @default true */
  mobilePassword?: boolean
  /** Whose mobile numbers are taken, and how many digits they have. */
  countries: readonly PhoneCountry[]
  /** Sends a code to the mobile number, which is then required: REGMOBVERF3. Left out where it is off. */
  requestCode?: RequestRegisterCode | undefined
  /** Challenges, and the worker of the device's proof: for the captcha that the rules may require, and for codes. */
  captcha?: CaptchaSource
  /** The terms, their version and where they are read. */
  terms: RegisterTerms
  /** Whether the terms are ticked at first; a policy of the brand. @default false */
  termsTicked?: boolean
  /** Least age, which the terms name and a birthday is held against. @default 18 */
  minimumAge?: number
  /** The day on which the account is opened, `YYYY-MM-DD`. @default the device's */
  today?: string
  /** Codes of the page's address. Those that the rules have no field for go with the form all the same. */
  invitation?: Invitation
  /** Asks whether the code of an invitation can be used, and whose it is. */
  checkAffiliate?: CheckAffiliate
  /** The address on which the account is opened. */
  registerUrl: string
  /** The host of that address. */
  domain: string
  /** Whether a value as a whole must match `acceptedPattern`, or a part of it is enough. @default 'whole' */
  matching?: Matching
  /** Words on the button. @default 'Register' */
  submitLabel?: ReactNode
  /**
   * Opens the account. The caller creates one idempotency key for each intent: the same until the response is definite,
   * by method and user name.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onRegister: (request: RegisterRequest) => Promise<SubmitRefusal | void> | SubmitRefusal | void
}

const noInvitation: Invitation = {}

/**
 * Opening an account, by user name or by mobile number: one form, of which the tab decides what is asked. What both
 * have in common is typed once.
 */
export function RegisterForm({
  rules,
  username = true,
  mobile = false,
  mobilePassword = true,
  countries,
  requestCode,
  captcha,
  terms,
  termsTicked = false,
  minimumAge = 18,
  today,
  invitation = noInvitation,
  checkAffiliate,
  registerUrl,
  domain,
  matching = 'whole',
  submitLabel,
  onRegister,
  ...basics
}: RegisterFormProps) {
  const { t } = useLingui()
  const methods: RegisterMethod[] = [
    ...(username ? ['username' as const] : []),
    ...(mobile ? ['mobile' as const] : []),
  ]
  const [method, choose] = useMethod(methods, basics.draftKey)
  const [opened] = useState(() => dayOf(new Date()))
  const day = today ?? opened
  const verifyMobile = requestCode !== undefined
  const withCaptcha = captcha !== undefined
  const compiled = useMemo(
    () =>
      compileMethod(method, rules, {
        verifyMobile,
        mobilePassword,
        captcha: withCaptcha,
        matching,
        minimumAge,
        today: day,
      }),
    [method, rules, verifyMobile, mobilePassword, withCaptcha, matching, minimumAge, day],
  )
  const { affiliateCode, referralCode, recommenderId } = invitation
  const codes = useMemo(
    () => ({ affiliateCode, referralCode, recommenderId }),
    [affiliateCode, referralCode, recommenderId],
  )
  const affiliate = useAffiliate(checkAffiliate, codes)
  const looks = {
    ...useRegisterLooks({ compiled, countries, requestCode, captcha, check: affiliate.check }),
    terms: {
      label: terms.link ? (
        <Trans>
          I am at least {minimumAge} years old and accept the <Link {...terms.link}>terms</Link>
        </Trans>
      ) : (
        <Trans>I am at least {minimumAge} years old and accept the terms</Trans>
      ),
    },
  }
  const fields = <FieldGroups looks={looks} />

  if (methods.length === 0) {
    return <Alert>{t`Registration is closed right now. Contact customer service for help.`}</Alert>
  }
  return (
    <CompiledForm
      {...basics}
      compiled={compiled}
      looks={looks}
      initial={{ terms: termsTicked, ...given(codes) }}
      submitLabel={submitLabel ?? t({ message: 'Register', context: 'button' })}
      beforeFields={<InvitationNote affiliate={affiliate} invitation={codes} />}
      onSubmit={(values) => {
        const asked = new Set(compiled.fields.map(({ name }) => name))
        const unasked = Object.entries(given(codes)).filter(([name]) => !asked.has(name))
        return onRegister(
          registerRequest(
            method,
            values as RegisterValues,
            { registerUrl, domain, termsVersion: terms.version, termsLanguage: terms.language },
            affiliate.state === 'unknown' ? {} : Object.fromEntries(unasked),
          ),
        )
      }}
    >
      {methods.length > 1 ? (
        <Tabs
          label={t({ message: 'Ways to register', context: 'name of a set of tabs' })}
          value={method}
          onValueChange={(id) => choose(id as RegisterMethod)}
          tabs={[
            {
              id: 'username',
              label: t({ message: 'Username', context: 'tab: register or sign in by user name' }),
              content: fields,
            },
            {
              id: 'mobile',
              label: t({ message: 'Mobile', context: 'tab: register or sign in by mobile number' }),
              content: fields,
            },
          ]}
        />
      ) : (
        fields
      )}
    </CompiledForm>
  )
}

/** The codes that are there. */
function given(codes: Invitation): Record<string, string> {
  return Object.fromEntries(Object.entries(codes).filter(([, code]) => Boolean(code))) as Record<
    string,
    string
  >
}
