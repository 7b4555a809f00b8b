export interface CaptchaTables {
  captcha: {
    id: string
    answer_mark: string
    salt: string
    difficulty: number
    expires_at: Date
  }
}
