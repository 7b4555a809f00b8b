export interface CaptchaTables {
  captcha: {
    id: string
    answer_digest: string
    /** The expected answer of its sound, once that was requested. */
    sound_digest: string | null
    salt: string
    difficulty: number
    expires_at: Date
  }
}
