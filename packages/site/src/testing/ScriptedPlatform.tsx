import {
  ApiError,
  type Call,
  type CallDefinition,
  type CallInput,
  type CallValue,
  type Client,
  createClient,
  createIntents,
} from '@baize/api'
import type { calls } from '@baize/api/contract'
import { type ReactNode, useContext, useState } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { CacheProvider } from '../platform/CacheProvider.tsx'
import { PlatformProvider } from '../platform/PlatformProvider.tsx'
import type { Confirm, Platform } from '../platform/platform.ts'
import { createPageToken } from '../session/pageToken.ts'
import { createSystem } from '../start/system.ts'
import { useSystem } from '../start/useSystem.ts'
import { defaultAnswers } from './defaultAnswers.ts'
import { PolicyContext, underPolicy } from './policy.ts'
import { NetworkContext, type ScriptedNetwork } from './ScriptedNetwork.ts'

type Calls = typeof calls
type CallNamed<Id extends string> = Extract<Calls[keyof Calls], { id: Id }>

/** What the platform says to a call: a value, a failure, nothing ever, or whatever a function makes of the input, now or later. */
export type Answer<Value> = Said<Value> | ((input: Asked) => Said<Value> | Promise<Said<Value>>)
type Said<Value> = Value | ApiError | 'never'
type Asked = { query?: unknown; body?: unknown; params?: unknown }

/** Responses by the id of their call. */
export type Answers = {
  readonly [Id in Calls[keyof Calls]['id']]?: Answer<CallValue<CallNamed<Id>>>
}

export interface ScriptedPlatformProps {
  /** What differs from the default responses. A call without a response fails as the network does. */
  answers?: Answers
  /** @default 'member' */
  site?: Platform['site']
  /** Whether there is a session. @default true */
  signedIn?: boolean
  /** The address that the screen reads, with its query. @default '/' */
  path?: string
  children: ReactNode
}

/** Replaces the platform in stories and tests: every response is scripted, and must fit the contract. */
export function ScriptedPlatform({
  answers = {},
  site = 'member',
  signedIn = true,
  path = '/',
  children,
}: ScriptedPlatformProps) {
  const policy = useContext(PolicyContext)
  const network = useContext(NetworkContext)
  const [platform] = useState(() =>
    scripted(site, signedIn, underPolicy(policy, { ...defaultAnswers, ...answers }), network),
  )
  const [place] = useState(() => {
    const [pathname = '/', query = ''] = path.split('?')
    return memoryLocation({ path: pathname, searchPath: query })
  })
  return (
    <Router hook={place.hook} searchHook={place.searchHook}>
      <PlatformProvider platform={platform}>
        <CacheProvider>
          <Begun>{children}</Begun>
        </CacheProvider>
      </PlatformProvider>
    </Router>
  )
}

/** Waits for the permission call, as a site does, so that screens may use it. */
function Begun({ children }: { children: ReactNode }) {
  return useSystem().kind === 'normal' ? children : null
}

function scripted(
  site: Platform['site'],
  signedIn: boolean,
  answers: Answers,
  network: ScriptedNetwork | null,
): Platform {
  const token = createPageToken()
  if (signedIn) token.set('story')
  const listeners = new Set<(error: ApiError) => void>()
  const onError = (error: ApiError) => {
    for (const listener of listeners) listener(error)
  }
  let confirm: Confirm | undefined
  const onPasswordRequired: Confirm = async (error) => (await confirm?.(error)) ?? false
  const language = () => document.documentElement.lang
  const client = network
    ? createClient({ site, token, language, onError, onPasswordRequired, fetch: network.fetch(answers) })
    : written(answers, onError, onPasswordRequired)
  return {
    site,
    client,
    token,
    intents: createIntents(null),
    system: createSystem(client),
    confirmWith(next) {
      confirm = next
    },
    onError(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A client that returns the responses as they are written, without a network between. */
function written(answers: Answers, onError: (error: ApiError) => void, onPasswordRequired: Confirm): Client {
  const fail = (error: ApiError): never => {
    onError(error)
    throw error
  }
  const client: Client = {
    now: () => new Date(),
    async call<Definition extends CallDefinition>(definition: Call<Definition>, input: object) {
      const found = answers[definition.id as keyof Answers] as Answer<unknown> | undefined
      const answer: unknown = await (typeof found === 'function' ? found(input) : found)
      if (answer === 'never') return new Promise<never>(() => {})
      if (answer === undefined) return fail(new ApiError('network', { outcomeUnknown: true }))
      if (answer instanceof ApiError) {
        const confirmed = answer.code === 'passwordRequired' && (await onPasswordRequired(answer))
        return confirmed ? client.call(definition, input as CallInput<Definition>) : fail(answer)
      }
      return answer as CallValue<Definition>
    },
  }
  return client
}
