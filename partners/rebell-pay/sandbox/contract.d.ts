export interface paths {
    "/order-quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an order quote
         * @description Fixes a rate, the fees and both amounts for a purchase or a sale until `expiresAt`, 30 seconds later. Send exactly one of `fiatAmount` and `assetAmount`; the other one is worked out. A quote costs nothing, reserves nothing and checks no balance.
         */
        post: operations["createOrderQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-quotes/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an order quote
         * @description Reads a quote. The figures of a quote never change, only its `status` does. Quotes can be read for 30 days after they were created.
         */
        get: operations["getOrderQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Lists orders, newest first. With `externalId` the list has at most one entry: the way to find an order whose identifier you never received.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Create an order
         * @description Accepts an open quote and turns it into an order at the quoted rate. The answer comes in state `created`; within seconds the order moves to `awaiting_payment`, and `order.created` brings the payment instructions to show to the payer. Name the payer by `userId` or describe them in `payer`, never both.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an order
         * @description Reads an order with everything that happened to it: payment, payout, refunds, and the failure when there is one. Read the order after each event, before you hand over anything of value.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Ends an order that has not been paid in full. From `created` and `awaiting_payment` it moves to `canceled`; from `underpaid` to `refund_pending`, and what has arrived goes back. Once the full amount was detected an order can't be canceled any more.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/refund-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the refund address
         * @description Sets or replaces the address an asset is sent back to when a sale is refunded. Possible until the refund is sent, or until the order ends without one. Purchases need no address: fiat money goes back to the account it came from, and the call answers `conflict`.
         */
        put: operations["setOrderRefundAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/orders/{orderId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate a payment
         * @description Plays a payment of the payer, which only the payer can make in production. The sandbox pays an order by itself; create it with the `description` `pay-never` to decide yourself what arrives, and when. An order takes up to 20 payments, and none before its instructions are ready. Exists on sandbox hosts only and answers `not_found` elsewhere.
         */
        post: operations["simulateOrderPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a rate
         * @description Reads the indicative rate of one pair and side. It is for display and binds nobody; the binding rate comes with `POST /order-quotes` or `POST /exchange-quotes`. Percent-encode `base`: its `:` and `/` must become `%3A` and `%2F`.
         */
        get: operations["getRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rates/pairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pairs
         * @description Lists the pairs that can be quoted, with the smallest and largest order and the scale of both sides. Pairs change rarely: read them once an hour and use the stored list in between.
         */
        get: operations["listRatePairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Lists the users of your program, newest first. With `externalId` the list has one entry or none, which makes it the lookup by your own identifier.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Creates a user of your program, a person or a business. The user starts in `created` and can hold balances, cards and payments once it is `active`.
         *
         *     Send the data as it stands in the user's identity document: first and last name, date of birth and nationality are locked when the verification is approved.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get a user
         * @description Returns one user. Closed users stay readable.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a user
         * @description Changes the fields you send and leaves the others alone. A nested object such as `address` is replaced as a whole; `metadata: null` clears all pairs.
         *
         *     `type` and `externalId` never change. Name, date of birth and nationality (for a business: legal name, registration number and incorporation date) can change until the verification is approved; after that a new verification has to confirm them.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/users/{userId}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a user
         * @description Stops everything the user can start, within 1 second: payments, withdrawals, exchanges and, where the program has cards, card authorizations. Money that arrives is still credited.
         *
         *     Use it when an account may be in the wrong hands, or while a complaint is open. What was already authorized or submitted runs to its end.
         */
        post: operations["suspendUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user.
                 * @example usr_01931f5e-a05d-7e6f-8071-8c9d0e1f2031
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate a user
         * @description Ends a suspension that your program made. A suspension by the provider ends only by its own review.
         */
        post: operations["reactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user.
                 * @example usr_01931f5e-b16e-7f70-9182-9d0e1f203142
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a user
         * @description Ends the relationship with the user for good. All balances have to be zero, and nothing may be pending or reserved.
         *
         *     A closed user cannot be opened again, and its `externalId` stays taken. The provider keeps the record as long as the law asks for, in this sample contract 5 years, and then erases it.
         */
        post: operations["closeUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/balances": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get the balances of a user
         * @description Returns one balance per currency and per asset the user has ever held. The list is complete; it has no pages.
         */
        get: operations["getUserBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * List the transactions of a user
         * @description Lists every booking on the user's balances, newest first: the statement. An entry never changes; a correction is a new entry.
         */
        get: operations["listUserTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/limits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get the limits of a user
         * @description Returns what the user may still move, per product and period. Read it before you offer an amount; the check that counts is made when the money moves.
         */
        get: operations["getUserLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your account
         * @description Returns your account and what it is allowed to do. It needs nothing to exist before, so it is the best first call: an answer means that host, key and version are right.
         */
        get: operations["getPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your balances
         * @description Lists your own balances, from which you fund users and pay fees. Balances of users are not among them.
         */
        get: operations["listPartnerBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your transactions
         * @description Lists the bookings on your own balances, newest first. A booking never changes, so a closed day stays closed.
         */
        get: operations["listPartnerTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your limits
         * @description Lists the limits of your program over all users, with how much of each is used.
         */
        get: operations["listPartnerLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/webhook-endpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the webhook endpoint
         * @description Returns where events are sent and whether they arrive. The signing secret is never part of it.
         */
        get: operations["getWebhookEndpoint"];
        /**
         * Set the webhook endpoint
         * @description Sets where events are sent, and which types. The first call creates the signing secret and returns it, once; later calls keep it. An endpoint that was `disabled` becomes `active` again.
         */
        put: operations["setWebhookEndpoint"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/webhook-endpoint/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the signing secret
         * @description Creates a new secret and returns it, once. For 24 hours every event carries two signatures, one per secret, so that nothing is refused while you roll out the new one.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/webhook-endpoint/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends a signed sample of an event to your endpoint, at once and only once, and returns what your endpoint answered. The objects in it do not exist. An endpoint that is `disabled` gets it as well.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List assets
         * @description Lists the crypto-assets of your program, one entry per asset and chain, with scale, limits and confirmations. Keep the list for 1 hour; `enabled` may change at any time.
         */
        get: operations["listAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposit-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deposit addresses
         * @description Lists deposit addresses, newest first.
         */
        get: operations["listDepositAddresses"];
        put?: never;
        /**
         * Create a deposit address
         * @description Creates an address on one chain for a user, or for your own balance. Every asset in `assets` is credited there; any other asset sent to it is not. An address never expires and is never given to another owner.
         */
        post: operations["createDepositAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deposits
         * @description Lists deposits, newest first.
         */
        get: operations["listDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposits/{depositId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a deposit
         * @description Returns one deposit in its current state.
         */
        get: operations["getDeposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposits/{depositId}/originator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Declare the originator
         * @description Says who sent the deposit, as the EU Transfer of Funds Regulation (2023/1113) asks for. Needed while the deposit is `awaiting_originator`; the deposit then goes back to `screening`.
         */
        put: operations["setDepositOriginator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate a deposit
         * @description Makes a deposit arrive at one of your deposit addresses. Sandbox hosts only; on any other host the answer is `not_found`.
         */
        post: operations["simulateDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate a withdrawal
         * @description Returns the network fee and the provider's fee of a withdrawal, held until `expiresAt`, 60 seconds in the sandbox. It reserves nothing and does not check the balance.
         */
        post: operations["estimateWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List withdrawal addresses
         * @description Lists the address book, newest first.
         */
        get: operations["listWithdrawalAddresses"];
        put?: never;
        /**
         * Add a withdrawal address
         * @description Adds an address to the address book of a user, or to yours. It can be used when its cooling-off time has passed (24 hours in this sample contract) and, for a self-hosted wallet above 1,000.00 EUR, when its ownership is proven.
         */
        post: operations["createWithdrawalAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal-addresses/{addressId}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove the ownership of an address
         * @description Sends the proof that the user controls a self-hosted wallet, as articles 14(5) and 16(2) of Regulation (EU) 2023/1113 ask for above 1,000.00 EUR: a signed message, or a small payment from the address (satoshi test).
         */
        post: operations["verifyWithdrawalAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal-addresses/{addressId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a withdrawal address
         * @description Takes an address out of use. Withdrawals already on their way to it are not stopped.
         */
        post: operations["revokeWithdrawalAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List withdrawals
         * @description Lists withdrawals, newest first.
         */
        get: operations["listWithdrawals"];
        put?: never;
        /**
         * Create a withdrawal
         * @description Asks for a crypto-asset to be sent to a blockchain address. The amount is reserved at once. A withdrawal of a user's own balance waits for the user's confirmation.
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals/{withdrawalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a withdrawal
         * @description Returns one withdrawal in its current state.
         */
        get: operations["getWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals/{withdrawalId}/beneficiary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Declare the beneficiary
         * @description Says who receives the withdrawal. Needed while it is `awaiting_beneficiary`; it then goes back to `screening`.
         */
        put: operations["setWithdrawalBeneficiary"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals/{withdrawalId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a withdrawal
         * @description Passes on the code the user received, as strong customer authentication with dynamic linking, modeled on Delegated Regulation (EU) 2018/389, article 5: the text message with the code names the amount and the address. Valid for 10 minutes and 5 attempts.
         */
        post: operations["confirmWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals/{withdrawalId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a withdrawal
         * @description Stops a withdrawal that is not broadcast yet, and releases the reserved amount.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchange-quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a quote
         * @description Asks for a rate that holds until `expiresAt`, 30 seconds in the sandbox. Send exactly one of `fromAmount` and `toAmount`; the other one is computed. A quote reserves no money and does not check the balance.
         */
        post: operations["createExchangeQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchange-quotes/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a quote
         * @description Returns a quote in its current state. Quotes are kept for 24 hours.
         */
        get: operations["getExchangeQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchange-quotes/{quoteId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a quote
         * @description Ends an open quote before it expires. Optional: an open quote counts toward the limits of its owner until it ends, and canceling it frees them at once.
         */
        post: operations["cancelExchangeQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exchanges
         * @description Lists exchanges, newest first.
         */
        get: operations["listExchanges"];
        put?: never;
        /**
         * Accept a quote
         * @description Exchanges at the rate of the quote. The amount leaves the source balance at once and the counter-amount arrives when the exchange is `settled`, in most cases within 5 seconds.
         */
        post: operations["createExchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchanges/{exchangeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an exchange
         * @description Returns one exchange in its current state.
         */
        get: operations["getExchange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transfers
         * @description Lists the transfers of your program, newest first.
         */
        get: operations["listTransfers"];
        put?: never;
        /**
         * Create a transfer
         * @description Moves money or a crypto-asset between two balances of your program: yours and a user's, or two users'. The answer holds the outcome in most cases; a transfer that needs a check stays `pending` for up to 60 seconds.
         */
        post: operations["createTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{transferId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a transfer
         * @description Returns one transfer in its current state.
         */
        get: operations["getTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order can be paid
         * @description The payment instructions of an order are ready: show them to the payer, or send the payer to `paymentUrl`.
         */
        post: operations["orderCreatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.payment_detected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The full payment was seen
         * @description The full amount was seen and is not final yet. Tell the payer that the payment is under way; hand nothing over.
         */
        post: operations["orderPaymentDetectedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.underpaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Too little has arrived
         * @description Part of the amount has arrived. Show the payer `payment.missing` and the same instructions; the rest counts until `paymentDueAt`.
         */
        post: operations["orderUnderpaidEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.overpaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Too much has arrived
         * @description More than the amount has arrived. The order goes on with the quoted amount and the excess is refunded. Nothing to do, unless the refund has `progress` `awaiting_address`.
         */
        post: operations["orderOverpaidEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.on_hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was put on hold
         * @description A check needs a person to decide. Tell the payer that it takes longer; keep the reason to yourself.
         */
        post: operations["orderOnHoldEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was completed
         * @description The payout has arrived and is final. Read the order and book it.
         */
        post: operations["orderCompletedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order expired
         * @description Nothing arrived in time. Release what you kept for the payer; offer a new quote when they come back.
         */
        post: operations["orderExpiredEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was canceled
         * @description You canceled the order before anything had arrived. It tells your other systems; the caller knows from the answer.
         */
        post: operations["orderCanceledEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order failed
         * @description The order ended without a payout to the destination, and nothing goes back to the payer. `failure.code` says what to do.
         */
        post: operations["orderFailedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.refund_pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A refund was started
         * @description Everything received goes back to the payer. When a refund has `progress` `awaiting_address`, ask the payer for an address and set it with `PUT /orders/{orderId}/refund-address`.
         */
        post: operations["orderRefundPendingEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was refunded
         * @description Everything received was sent back. Give the payer `endToEndId` or `txHash` as proof.
         */
        post: operations["orderRefundedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user was created
         * @description The provider accepted a new user. Useful when more than one system of yours creates users.
         */
        post: operations["userCreatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user was updated
         * @description Data, verification level or state of the user changed, and no other event of this page says so.
         */
        post: operations["userUpdatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.activated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user became active
         * @description The user can use its products from now on. This is the moment to open balances and cards in your interface.
         */
        post: operations["userActivatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.suspended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user was suspended
         * @description The user cannot start anything until the suspension ends. With `suspension.reason` `compliance_review`, show a neutral text and do not name the reason.
         */
        post: operations["userSuspendedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user was closed
         * @description The relationship has ended. Delete what you need not keep.
         */
        post: operations["userClosedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "partner.balance_low": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A balance of yours is low
         * @description One of your balances is below its threshold. Fund it before operations that draw on it are refused with `insufficient_balance`.
         */
        post: operations["partnerBalanceLowEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "partner.webhook_disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Your webhook endpoint was disabled
         * @description No events are sent until you set the endpoint again. Repair it first; events are kept for 30 days.
         */
        post: operations["partnerWebhookDisabledEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deposit.detected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deposit was detected
         * @description A transaction to one of your addresses was seen. Nothing is credited yet.
         */
        post: operations["depositDetectedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deposit.credited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deposit was credited
         * @description `creditedAmount` is in the available balance.
         */
        post: operations["depositCreditedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deposit.originator_required": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deposit needs its originator
         * @description Declare who sent it before `data.originatorDueAt`, or it expires.
         */
        post: operations["depositOriginatorRequiredEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deposit.on_hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deposit is on hold
         * @description A reviewer is looking at it. Tell the user that it takes up to 3 business days.
         */
        post: operations["depositOnHoldEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deposit.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deposit was rejected
         * @description It will not be credited. `data.failure` says why, in neutral words.
         */
        post: operations["depositRejectedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deposit.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deposit was returned
         * @description The amount less the network fee is on its way back to `data.returnAddress`.
         */
        post: operations["depositReturnedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A withdrawal was created
         * @description The amount and the fees are reserved.
         */
        post: operations["withdrawalCreatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal.beneficiary_required": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A withdrawal needs its beneficiary
         * @description Declare who receives it within 7 days, or it fails.
         */
        post: operations["withdrawalBeneficiaryRequiredEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal.broadcast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A withdrawal was broadcast
         * @description It was sent to the network and can no longer be canceled. `data.txHash` may still change.
         */
        post: operations["withdrawalBroadcastEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A withdrawal was completed
         * @description It is final on the chain.
         */
        post: operations["withdrawalCompletedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A withdrawal failed
         * @description Nothing was sent; amount and fees are back in `available`.
         */
        post: operations["withdrawalFailedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A withdrawal was rejected
         * @description A check refused it; amount and fees are back in `available`. The text in `data.failure` is neutral on purpose.
         */
        post: operations["withdrawalRejectedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal.canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A withdrawal was canceled
         * @description Amount and fees are back in `available`.
         */
        post: operations["withdrawalCanceledEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "exchange.settled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An exchange was settled
         * @description The counter-amount is available. `data` is the exchange.
         */
        post: operations["exchangeSettledEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "exchange.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An exchange failed
         * @description The reserved amount is back in `available`. `data.failure` says why.
         */
        post: operations["exchangeFailedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transfer.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A transfer was completed
         * @description Both balances have changed. `data` is the transfer.
         */
        post: operations["transferCompletedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transfer.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A transfer failed
         * @description Nothing has moved and the reservation is released. `data.failure` says why.
         */
        post: operations["transferFailedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event
         * @description Takes one notification. Verify the signature over the raw body, store the event unless its `id` is stored already, answer `204` within 15 seconds, and do the work afterwards. Events arrive at least once and in any order. A body is smaller than 20 kB.
         */
        post: operations["receiveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report your health
         * @description Says whether your endpoints take calls. Optional. While the webhook endpoint is `failing`, the provider asks every 60 seconds; after `200` three times in a row, all waiting events are sent without waiting for their next attempt. The request is not signed: answer without naming versions or hosts.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Order quote request
         * @description What to buy or sell, with one of the two amounts.
         */
        CreateOrderQuoteRequest: {
            /**
             * @description Whether the payer buys or sells the asset.
             * @example buy
             * @enum {string}
             */
            side: "buy" | "sell";
            /** @description Currency of the fiat side, ISO 4217. Take it from `GET /rates/pairs`. */
            fiatCurrency: components["schemas"]["CurrencyCode"];
            /** @description Asset of the crypto side, CAIP-19. Take it from `GET /rates/pairs`. */
            asset: components["schemas"]["AssetId"];
            /**
             * @description Fix the fiat side: on `buy` the payer pays exactly this, fees included; on `sell` the payer receives exactly this, after fees. Decimal number in `fiatCurrency`. Leave it out when you send `assetAmount`.
             * @example 125.00
             */
            fiatAmount?: string;
            /**
             * @description Fix the crypto side: on `buy` the payer receives exactly this; on `sell` the payer sends exactly this. Decimal number in `asset`, with at most as many decimals as the asset's scale.
             * @example 150.000000
             */
            assetAmount?: string;
            /**
             * @description How the payer is paid out. It decides the fees and which `destination` the order needs.
             * @example crypto_address
             * @enum {string}
             */
            payoutMethod: "crypto_address" | "bank_account" | "balance";
        };
        /**
         * Currency code
         * @description Alphabetic currency code, ISO 4217.
         * @example EUR
         */
        CurrencyCode: string;
        /**
         * Asset identifier
         * @description Asset and the chain it lives on, CAIP-19. The same token on two chains has two identifiers.
         * @example eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48
         */
        AssetId: string;
        /**
         * Order quote
         * @description A binding offer for one order, valid until `expiresAt`.
         */
        OrderQuote: {
            /** @description Identifier of the quote. */
            readonly id: components["schemas"]["QuoteId"];
            /**
             * @description State of the quote.
             * @example open
             * @enum {string}
             */
            readonly status: "open" | "accepted" | "expired" | "canceled";
            /**
             * @description Whether the payer buys or sells the asset.
             * @example buy
             * @enum {string}
             */
            readonly side: "buy" | "sell";
            /**
             * @description Which of the two amounts you fixed; the other one was worked out and rounded to its last decimal.
             * @example fiat
             * @enum {string}
             */
            readonly fixedSide: "fiat" | "asset";
            /**
             * @description Price of 1 unit of the asset in the fiat currency, spread included and fees not. On `buy`, `fiatAmount` = `assetAmount` × `rate` + fees; on `sell`, `fiatAmount` = `assetAmount` × `rate` − fees.
             * @example 0.820000
             */
            readonly rate: string;
            /**
             * @description On `buy` what the payer pays, fees included; on `sell` what the payer receives, after fees.
             * @example {
             *       "amount": "125.00",
             *       "currency": "EUR"
             *     }
             */
            readonly fiatAmount: components["schemas"]["Money"];
            /**
             * @description On `buy` what the payer receives; on `sell` what the payer sends.
             * @example {
             *       "amount": "150.000000",
             *       "asset": "eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
             *     }
             */
            readonly assetAmount: components["schemas"]["CryptoAmount"];
            /**
             * @description Every fee of the order. They are part of `fiatAmount` already; do not add them again.
             * @example [
             *       {
             *         "feeId": "order-service",
             *         "type": "provider",
             *         "amount": {
             *           "amount": "1.25",
             *           "currency": "EUR"
             *         }
             *       },
             *       {
             *         "feeId": "order-network",
             *         "type": "network",
             *         "amount": {
             *           "amount": "0.75",
             *           "currency": "EUR"
             *         }
             *       }
             *     ]
             */
            readonly fees: components["schemas"]["FeeCharge"][];
            /**
             * @description How the payer is paid out.
             * @example crypto_address
             * @enum {string}
             */
            readonly payoutMethod: "crypto_address" | "bank_account" | "balance";
            /**
             * @description Create the order before this moment, 30 seconds after `createdAt`; afterwards the quote answers `quote_expired`.
             * @example 2026-11-02T09:30:30.000Z
             */
            readonly expiresAt: components["schemas"]["Timestamp"];
            /**
             * @description Moment the quote was made.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * Quote identifier
         * @description Quote identifier: `qte_` and a UUIDv7 (RFC 9562).
         * @example qte_01931f64-5e6f-7071-8c83-9e0f1a2b3c4d
         */
        QuoteId: string;
        /**
         * Money
         * @description An amount of fiat money.
         */
        Money: {
            /**
             * @description Decimal number as a string, with as many decimals as the currency has in ISO 4217: two for `EUR`. No exponent and no thousands separator.
             * @example 125.00
             */
            amount: string;
            /** @description Currency of the amount, ISO 4217. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /**
         * Crypto amount
         * @description An amount of a crypto-asset.
         */
        CryptoAmount: {
            /**
             * @description Decimal number as a string, with at most as many decimals as the `scale` of the asset. No exponent and no thousands separator.
             * @example 150.000000
             */
            amount: string;
            /** @description Asset of the amount, CAIP-19. */
            asset: components["schemas"]["AssetId"];
        };
        /**
         * Fee
         * @description A fee that was charged, with the entry of the fee schedule it comes from.
         */
        FeeCharge: {
            /**
             * @description Entry of the fee schedule.
             * @example crypto-withdrawal-service
             */
            feeId: string;
            /**
             * @description Who receives the fee.
             * @example provider
             * @enum {string}
             */
            type: "provider" | "network" | "partner";
            /**
             * @description Amount of the fee, in the currency or asset it was taken in.
             * @example {
             *       "amount": "1.50",
             *       "currency": "EUR"
             *     }
             */
            amount: components["schemas"]["Money"] | components["schemas"]["CryptoAmount"];
        };
        /**
         * Timestamp
         * Format: date-time
         * @description Moment in UTC, RFC 3339, with milliseconds.
         * @example 2026-11-02T09:30:00.000Z
         */
        Timestamp: string;
        /**
         * Order request
         * @description The quote to accept, who pays, and where the result goes.
         */
        CreateOrderRequest: {
            /** @description The quote to accept. It must be `open`, and works once. */
            quoteId: components["schemas"]["QuoteId"];
            /**
             * @description Your own identifier of the order, unique over all your orders for ever. Use the number of the invoice or the basket.
             * @example invoice-2026-1042
             */
            externalId: components["schemas"]["ExternalId"];
            /** @description The user who pays. Leave it out when you send `payer`. */
            userId?: components["schemas"]["UserId"];
            /** @description Who pays, when that is not one of your users. */
            payer?: components["schemas"]["OrderPayer"];
            /** @description Where the payout goes. Its `type` equals the quote's `payoutMethod`; leave it out when that is `balance`. */
            destination?: components["schemas"]["OrderDestination"];
            /**
             * @description The fiat amount your customer agreed to. If it differs from the quote's `fiatAmount`, the order is refused with `amount_mismatch` before anything happens. Optional, and worth sending.
             * @example {
             *       "amount": "125.00",
             *       "currency": "EUR"
             *     }
             */
            confirmedAmount?: components["schemas"]["Money"];
            /** @description Where the asset goes if a sale has to be refunded. Required on `sell` with `payer`; with `userId` the refund is credited to the balance of the user unless you set an address. A purchase has none. */
            refundAddress?: components["schemas"]["RefundAddress"];
            /**
             * @description Text for the payer, shown on the payment page. Up to 140 characters.
             * @example Top-up of the wallet
             */
            description?: string;
            /**
             * Format: uri
             * @description Where the hosted payment page sends the payer afterwards. Returning says nothing about the payment: read the order.
             * @example https://shop.example/orders/1042
             */
            returnUrl?: string;
            /** @description Up to 20 pairs of your own; returned with the order. */
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * External identifier
         * @description Your own identifier, unique per type of object.
         * @example customer-4711
         */
        ExternalId: string;
        /**
         * User identifier
         * @description User identifier: `usr_` and a UUIDv7 (RFC 9562).
         * @example usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e
         */
        UserId: string;
        /**
         * Payer
         * @description A person or business that pays one order without being a user.
         */
        OrderPayer: {
            /**
             * @description Whether the payer is a person or a business.
             * @example individual
             * @enum {string}
             */
            type: "individual" | "business";
            /**
             * @description Full or registered name. It is compared with the name on the payment.
             * @example Ana Kovač
             */
            name: string;
            /**
             * Format: email
             * @description Address for the receipt. No receipt is sent without it.
             * @example ana.kovac@user.example
             */
            email?: string;
            /** @description Country of residence or registration, ISO 3166-1 alpha-2. */
            country: components["schemas"]["CountryCode"];
        };
        /**
         * Country code
         * @description Country code, ISO 3166-1 alpha-2.
         * @example SI
         */
        CountryCode: string;
        /**
         * Destination
         * @description Where a payout goes.
         * @example {
         *       "type": "crypto_address",
         *       "address": "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
         *     }
         */
        OrderDestination: components["schemas"]["CryptoDestination"] | components["schemas"]["BankDestination"];
        /**
         * Crypto address
         * @description An address on the chain of the asset, for `buy`.
         */
        CryptoDestination: {
            /**
             * @description Says that this is an address. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "crypto_address";
            /**
             * @description Address in the chain's own format. EVM addresses are checked against EIP-55 when they have mixed case, accepted in lower case, and returned with the checksum.
             * @example 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed
             */
            address: string;
            /**
             * @description Memo or destination tag. Without it a payout to a shared address can't be assigned by its owner.
             * @example 104200
             */
            memo?: string;
        };
        /**
         * Bank account
         * @description A bank account in the SEPA area, for `sell`.
         */
        BankDestination: {
            /**
             * @description Says that this is a bank account. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "bank_account";
            /**
             * @description Account number, ISO 13616, without spaces. Check digits are verified.
             * @example SI39990000000000471
             */
            iban: string;
            /**
             * @description Name of the account holder. It must be that of the payer; an order paid out to anybody else is refused with `destination_mismatch`.
             * @example Ana Kovač
             */
            holder: string;
        };
        /**
         * Refund address
         * @description Address on the chain of the asset that a refund is sent to.
         */
        RefundAddress: {
            /**
             * @description Address in the chain's own format that the payer controls. Never take it from the incoming transaction: the sender's address may belong to an exchange.
             * @example 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed
             */
            address: string;
            /**
             * @description Memo or destination tag of the address.
             * @example 104200
             */
            memo?: string;
        };
        /**
         * Metadata
         * @description Up to 20 pairs of your own. Keys have at most 40 characters, values at most 500. The provider stores and returns them and never reads them.
         * @example {
         *       "campaign": "autumn"
         *     }
         */
        Metadata: {
            [key: string]: string;
        };
        /**
         * Order
         * @description One purchase or sale at a fixed rate, with its payment, payout and refunds.
         */
        Order: {
            /** @description Identifier of the order. */
            readonly id: components["schemas"]["OrderId"];
            /**
             * @description Your own identifier of the order, as you sent it.
             * @example invoice-2026-1042
             */
            readonly externalId: components["schemas"]["ExternalId"];
            /**
             * @description State of the order. It never moves backwards.
             * @example awaiting_payment
             * @enum {string}
             */
            readonly status: "created" | "awaiting_payment" | "underpaid" | "overpaid" | "payment_detected" | "confirming" | "screening" | "converting" | "payout" | "completed" | "expired" | "canceled" | "on_hold" | "failed" | "refund_pending" | "refunded";
            /**
             * @description Whether the payer buys or sells the asset.
             * @example buy
             * @enum {string}
             */
            readonly side: "buy" | "sell";
            /** @description The quote the order was created from. */
            readonly quoteId: components["schemas"]["QuoteId"];
            /** @description The user who pays, when that is one of yours. */
            readonly userId?: components["schemas"]["UserId"];
            /** @description Who pays, when that is not one of your users. */
            readonly payer?: components["schemas"]["OrderPayer"];
            /**
             * @description Price of 1 unit of the asset in the fiat currency, as quoted. It holds until `paymentDueAt`.
             * @example 0.820000
             */
            readonly rate: string;
            /**
             * @description On `buy` what the payer pays, fees included; on `sell` what the payer receives, after fees.
             * @example {
             *       "amount": "125.00",
             *       "currency": "EUR"
             *     }
             */
            readonly fiatAmount: components["schemas"]["Money"];
            /**
             * @description On `buy` what the payer receives; on `sell` what the payer sends.
             * @example {
             *       "amount": "150.000000",
             *       "asset": "eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
             *     }
             */
            readonly assetAmount: components["schemas"]["CryptoAmount"];
            /**
             * @description Every fee of the order, as quoted. They are part of `fiatAmount` already.
             * @example [
             *       {
             *         "feeId": "order-service",
             *         "type": "provider",
             *         "amount": {
             *           "amount": "1.25",
             *           "currency": "EUR"
             *         }
             *       },
             *       {
             *         "feeId": "order-network",
             *         "type": "network",
             *         "amount": {
             *           "amount": "0.75",
             *           "currency": "EUR"
             *         }
             *       }
             *     ]
             */
            readonly fees: components["schemas"]["FeeCharge"][];
            /**
             * @description How the payer is paid out.
             * @example crypto_address
             * @enum {string}
             */
            readonly payoutMethod: "crypto_address" | "bank_account" | "balance";
            /** @description Where the payout goes. */
            readonly destination?: components["schemas"]["OrderDestination"];
            /** @description How the payer pays. Gone when the order ends without a payout, so that nobody pays it any more. */
            readonly paymentInstructions?: components["schemas"]["PaymentInstructions"];
            /**
             * Format: uri
             * @description Hosted page that shows the instructions and the state to the payer. Use it, or show the instructions yourself.
             * @example https://pay.sandbox.partner.example/p/RP4K7M2Q9X
             */
            readonly paymentUrl?: string;
            /**
             * @description The full amount must be detected before this moment, 30 minutes after `createdAt`. Until then the rate holds.
             * @example 2026-11-02T10:00:12.000Z
             */
            readonly paymentDueAt: components["schemas"]["Timestamp"];
            /** @description What has arrived for the order. */
            readonly payment?: components["schemas"]["OrderPayment"];
            /** @description The review that stops the order. */
            readonly hold?: components["schemas"]["OrderHold"];
            /** @description What was sent to the destination. */
            readonly payout?: components["schemas"]["OrderPayout"];
            /** @description Where the asset goes if the sale is refunded. */
            readonly refundAddress?: components["schemas"]["RefundAddress"];
            /** @description What went or goes back to the payer, oldest first. */
            readonly refunds?: components["schemas"]["OrderRefund"][];
            /** @description Why there is no payout. */
            readonly failure?: components["schemas"]["OrderFailure"];
            /**
             * @description Text for the payer, as you sent it.
             * @example Top-up of the wallet
             */
            readonly description?: string;
            /**
             * Format: uri
             * @description Where the hosted payment page sends the payer afterwards, as you sent it.
             * @example https://shop.example/orders/1042
             */
            readonly returnUrl?: string;
            /** @description Your own pairs, as you sent them. */
            readonly metadata?: components["schemas"]["Metadata"];
            /**
             * @description Moment of the last change of `status`. An event whose `data` has an earlier one is old news.
             * @example 2026-11-02T09:30:14.000Z
             */
            readonly statusChangedAt: components["schemas"]["Timestamp"];
            /**
             * @description Moment the order was created.
             * @example 2026-11-02T09:30:12.000Z
             */
            readonly createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * Order identifier
         * @description Order identifier: `ord_` and a UUIDv7 (RFC 9562).
         * @example ord_01931f66-7081-7293-8ea5-1a2b3c4d5e6f
         */
        OrderId: string;
        /**
         * Payment instructions
         * @description How the payer pays, to be shown without any change.
         * @example {
         *       "type": "bank_transfer",
         *       "amount": {
         *         "amount": "125.00",
         *         "currency": "EUR"
         *       },
         *       "tolerance": {
         *         "amount": "0.00",
         *         "currency": "EUR"
         *       },
         *       "iban": "DE06000000000000004711",
         *       "bic": "EXMPDEF0XXX",
         *       "holder": "Sample client funds",
         *       "reference": "RP4K7M2Q9X"
         *     }
         */
        PaymentInstructions: components["schemas"]["BankTransferInstructions"] | components["schemas"]["CryptoInstructions"];
        /**
         * Bank transfer
         * @description The payer of a purchase sends a SEPA transfer.
         */
        BankTransferInstructions: {
            /**
             * @description Says that the payer sends a bank transfer. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "bank_transfer";
            /** @description Amount to send, in one transfer. */
            amount: components["schemas"]["Money"];
            /**
             * @description A sum that differs from `amount` by at most this much counts as exact.
             * @example {
             *       "amount": "0.00",
             *       "currency": "EUR"
             *     }
             */
            tolerance: components["schemas"]["Money"];
            /**
             * @description Account to pay to, ISO 13616. It can differ from order to order; do not store it.
             * @example DE06000000000000004711
             */
            iban: string;
            /**
             * @description Bank of the account, ISO 9362.
             * @example EXMPDEF0XXX
             */
            bic: string;
            /**
             * @description Name of the account to pay to. The payer's bank compares it with the account.
             * @example Sample client funds
             */
            holder: string;
            /**
             * @description Text the payer must put in the remittance field, alone. Without it the transfer can't be assigned and goes back.
             * @example RP4K7M2Q9X
             */
            reference: string;
        };
        /**
         * Crypto payment
         * @description The payer of a sale sends the asset to a deposit address.
         */
        CryptoInstructions: {
            /**
             * @description Says that the payer sends a crypto-asset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "crypto_address";
            /** @description Amount that must arrive. Many wallets and exchanges take their fee out of it; tell the payer to add it. */
            amount: components["schemas"]["CryptoAmount"];
            /**
             * @description A sum that differs from `amount` by at most this much counts as exact.
             * @example {
             *       "amount": "0.150000",
             *       "asset": "eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
             *     }
             */
            tolerance: components["schemas"]["CryptoAmount"];
            /** @description Chain to send on, CAIP-2. The same token sent on another chain is lost. */
            chain: components["schemas"]["ChainId"];
            /**
             * @description Deposit address of this order alone. Show it as text and as a QR code, complete.
             * @example 0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359
             */
            address: string;
            /**
             * @description Memo or destination tag the payer must add.
             * @example 104200
             */
            memo?: string;
            /**
             * @description Confirmations after which the payment counts as final.
             * @example 12
             */
            requiredConfirmations: number;
        };
        /**
         * Chain identifier
         * @description Blockchain, CAIP-2. `eip155:1` is Ethereum mainnet.
         * @example eip155:1
         */
        ChainId: string;
        /**
         * Payment
         * @description What has arrived for the order.
         */
        OrderPayment: {
            /**
             * @description Sum of everything that has arrived.
             * @example {
             *       "amount": "125.00",
             *       "currency": "EUR"
             *     }
             */
            received: components["schemas"]["OrderAmount"];
            /**
             * @description What is still to come.
             * @example {
             *       "amount": "62.50",
             *       "currency": "EUR"
             *     }
             */
            missing?: components["schemas"]["OrderAmount"];
            /**
             * @description What arrived beyond the amount. It is refunded and never converted.
             * @example {
             *       "amount": "125.00",
             *       "currency": "EUR"
             *     }
             */
            excess?: components["schemas"]["OrderAmount"];
            /**
             * @description Moment the first payment was seen.
             * @example 2026-11-02T09:34:20.000Z
             */
            detectedAt: components["schemas"]["Timestamp"];
            /**
             * @description On `sell`, confirmations so far of the transaction that completed the amount; stops at `requiredConfirmations`.
             * @example 12
             */
            confirmations?: number;
            /** @description On `sell`, the transactions that paid the order, oldest first. */
            txHashes?: string[];
        };
        /**
         * Amount in money or asset
         * @description Fiat money on the fiat side of an order, a crypto-asset on the other.
         * @example {
         *       "amount": "125.00",
         *       "currency": "EUR"
         *     }
         */
        OrderAmount: components["schemas"]["Money"] | components["schemas"]["CryptoAmount"];
        /**
         * Hold
         * @description A review that stops the order for the time being.
         */
        OrderHold: {
            /**
             * @description Why the order is held.
             * @example compliance_review
             * @enum {string}
             */
            reason: "compliance_review" | "name_mismatch";
            /**
             * @description Moment the hold began.
             * @example 2026-11-02T09:35:30.000Z
             */
            since: components["schemas"]["Timestamp"];
        };
        /**
         * Payout
         * @description What was sent to the destination. Sent is not arrived; only `completed` is.
         */
        OrderPayout: {
            /**
             * @description Amount that was sent, equal to the quoted one.
             * @example {
             *       "amount": "150.000000",
             *       "asset": "eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
             *     }
             */
            amount: components["schemas"]["OrderAmount"];
            /**
             * @description Transaction of the payout. It can change until the order is `completed`, when a transaction is replaced to raise its fee.
             * @example 0x1f2e3d4c5b6a79801f2e3d4c5b6a79801f2e3d4c5b6a79801f2e3d4c5b6a7980
             */
            txHash?: string;
            /**
             * @description Reference of the bank transfer, as the payer sees it on the statement.
             * @example RP4K7M2Q9X
             */
            endToEndId?: string;
            /**
             * @description Moment the payout was handed to the network.
             * @example 2026-11-02T09:36:00.000Z
             */
            sentAt: components["schemas"]["Timestamp"];
        };
        /**
         * Refund
         * @description Money or an asset that goes back to the payer.
         */
        OrderRefund: {
            /**
             * @description Why it goes back.
             * @example overpaid
             * @enum {string}
             */
            reason: "underpaid" | "overpaid" | "payment_late" | "canceled" | "screening_rejected" | "conversion_failed";
            /**
             * @description How far the refund is.
             * @example processing
             * @enum {string}
             */
            progress: "awaiting_address" | "processing" | "sent";
            /**
             * @description Amount that goes back, in the currency or asset it came in. Nobody takes a fee out of it.
             * @example {
             *       "amount": "125.00",
             *       "currency": "EUR"
             *     }
             */
            amount: components["schemas"]["OrderAmount"];
            /**
             * @description Transaction of the refund.
             * @example 0x1f2e3d4c5b6a79801f2e3d4c5b6a79801f2e3d4c5b6a79801f2e3d4c5b6a7980
             */
            txHash?: string;
            /**
             * @description Reference of the bank transfer that brings it back.
             * @example RP4K7M2Q9X
             */
            endToEndId?: string;
            /**
             * @description Moment the refund was decided.
             * @example 2026-11-02T10:00:12.000Z
             */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Moment the refund was sent.
             * @example 2026-11-02T10:10:12.000Z
             */
            sentAt?: components["schemas"]["Timestamp"];
        };
        /**
         * Order failure
         * @description Why an order ended without a payout, or is being refunded.
         */
        OrderFailure: {
            /**
             * @description Stable code to branch on.
             * @example payout_rejected
             * @enum {string}
             */
            code: "instructions_unavailable" | "amount_mismatch" | "payment_late" | "payment_reversed" | "screening_rejected" | "conversion_failed" | "payout_rejected";
            /**
             * @description What happened, for your support staff. Not meant for the payer.
             * @example The bank of the destination reports a closed account.
             */
            detail: string;
            /**
             * @description Whether a new order with the same content may succeed.
             * @example false
             */
            retryable: boolean;
        };
        /**
         * List of orders
         * @description A page of orders, newest first.
         */
        OrderList: {
            /** @description The orders of this page. */
            data: components["schemas"]["Order"][];
            /** @description Position in the list. */
            page: components["schemas"]["Page"];
        };
        /**
         * Page
         * @description Position in a list.
         */
        Page: {
            /**
             * @description Send it as `cursor` to get the next page. Opaque; valid for 24 hours.
             * @example eyJpZCI6IjAxOTMxZjVlIn0
             */
            nextCursor?: string;
            /**
             * @description Whether there are older entries after this page.
             * @example false
             */
            hasMore: boolean;
        };
        /**
         * Simulated payment
         * @description What arrives for the order.
         */
        SimulateOrderPaymentRequest: {
            /**
             * @description Decimal number in the currency or asset of `paymentInstructions.amount`. Without it, what is still missing arrives; for an order that is paid or has ended, its whole amount.
             * @example 62.50
             */
            amount?: string;
            /**
             * @description Text in the remittance field of a bank transfer. Without it, the `reference` of the instructions; with any other, the transfer can't be assigned and goes back.
             * @example INVOICE 1042
             */
            reference?: string;
        };
        /**
         * Rate
         * @description What one unit of an asset costs at the moment. For display; no one can order at it.
         */
        Rate: {
            /** @description Asset and currency. */
            readonly pair: components["schemas"]["AssetPair"];
            /**
             * @description Side of your customer.
             * @example buy
             * @enum {string}
             */
            readonly side: "buy" | "sell";
            /**
             * @description Price of 1 unit of `base` in `quote`, spread included and fees not.
             * @example 0.820000
             */
            readonly rate: string;
            /**
             * @description Units of `base` for 1 unit of `quote`, for display. Rounded; compute with `rate`.
             * @example 1.219512
             */
            readonly inverse: string;
            /**
             * @description Distance between `rate` and the middle of the market, part of `rate` already. 1 basis point is 0.01 %.
             * @example 49
             */
            readonly spreadBps: number;
            /** @description Moment the rate was taken from the market. */
            readonly asOf: components["schemas"]["Timestamp"];
            /**
             * @description How long after `asOf` the rate may be shown. Ask again then, or mark it as old.
             * @example 10
             */
            readonly ttlSeconds: number;
            /**
             * @description Always `true`: the rate binds nobody.
             * @constant
             */
            readonly indicative: true;
        };
        /**
         * Pair
         * @description An asset and the currency it is priced in.
         */
        AssetPair: {
            /** @description Asset that is priced, CAIP-19. */
            base: components["schemas"]["AssetId"];
            /** @description Currency of the price, ISO 4217. */
            quote: components["schemas"]["CurrencyCode"];
        };
        /**
         * List of pairs
         * @description A page of pairs.
         */
        RatePairList: {
            /** @description The pairs of this page. */
            data: components["schemas"]["RatePair"][];
            /** @description Position in the list. */
            page: components["schemas"]["Page"];
        };
        /**
         * Rate pair
         * @description A pair that can be quoted, with its limits per order.
         */
        RatePair: {
            /** @description Asset and currency. */
            readonly pair: components["schemas"]["AssetPair"];
            /**
             * @description Name to show. Not unique, since the same token on two chains has the same symbol; never use it as a key.
             * @example USDC/EUR
             */
            readonly symbol: string;
            /**
             * @description Decimals of an amount in `base`.
             * @example 6
             */
            readonly baseScale: number;
            /**
             * @description Decimals of an amount in `quote`.
             * @example 2
             */
            readonly quoteScale: number;
            /**
             * @description Decimals of `rate`.
             * @example 6
             */
            readonly rateScale: number;
            /**
             * @description What your customers may do with the pair.
             * @example [
             *       "buy",
             *       "sell"
             *     ]
             */
            readonly sides: ("buy" | "sell")[];
            /**
             * @description Smallest fiat amount of an order. A quote below it answers `order_amount_below_minimum`.
             * @example {
             *       "amount": "10.00",
             *       "currency": "EUR"
             *     }
             */
            readonly min: components["schemas"]["Money"];
            /**
             * @description Largest fiat amount of an order. A quote above it answers `limit_exceeded`.
             * @example {
             *       "amount": "15000.00",
             *       "currency": "EUR"
             *     }
             */
            readonly max: components["schemas"]["Money"];
            /**
             * @description Whether the pair can be quoted now. A pair that is switched off stays in the list.
             * @example true
             */
            readonly enabled: boolean;
        };
        /**
         * Create user request
         * @description A person or a business; `type` decides which fields are required.
         */
        CreateUserRequest: components["schemas"]["CreateIndividualRequest"] | components["schemas"]["CreateBusinessRequest"];
        /**
         * Person
         * @description A natural person, acting for itself.
         */
        CreateIndividualRequest: {
            /**
             * @description Marks the user as a person. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "individual";
            /** @description Your own identifier of the user, unique in your program. Not an email address or another piece of personal data. */
            externalId: components["schemas"]["ExternalId"];
            /**
             * @description First names as in the identity document, in any script.
             * @example Ana
             */
            firstName: string;
            /**
             * @description Last name as in the identity document, in any script.
             * @example Kovač
             */
            lastName: string;
            /**
             * Format: date
             * @description Date of birth, `YYYY-MM-DD`. The person has to be at least 18 years old.
             * @example 1990-04-12
             */
            dateOfBirth: string;
            /** @description Nationality, ISO 3166-1 alpha-2. With several, the one of the document used for verification. */
            nationality: components["schemas"]["CountryCode"];
            /**
             * Format: email
             * @description Email address you have confirmed yourself.
             * @example ana.kovac@user.example
             */
            email: string;
            /**
             * @description Phone number in E.164 format you have confirmed yourself. One-time codes go to it.
             * @example +447700900123
             */
            phone: string;
            /** @description Home address. A post office box is refused by the verification. */
            address: components["schemas"]["Address"];
            /**
             * @description Moment the user accepted the provider's terms in your interface. Not in the future.
             * @example 2026-11-02T09:29:41.000Z
             */
            termsAcceptedAt: components["schemas"]["Timestamp"];
            /**
             * @description IP address the terms were accepted from, IPv4 or IPv6. Stored as evidence and never returned.
             * @example 203.0.113.7
             */
            ip: string;
            /** @description Pairs of your own. */
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * Postal address
         * @description A postal address.
         */
        Address: {
            /**
             * @description Street and house number.
             * @example Example Street 12
             */
            line1: string;
            /**
             * @description Apartment, floor or building.
             * @example Apartment 3
             */
            line2?: string;
            /**
             * @description City or town.
             * @example Ljubljana
             */
            city: string;
            /**
             * @description Postal code in the format of the country.
             * @example 1000
             */
            postalCode: string;
            /**
             * @description State, province or region, where the country uses one in addresses.
             * @example Osrednjeslovenska
             */
            region?: string;
            /** @description Country, ISO 3166-1 alpha-2. */
            country: components["schemas"]["CountryCode"];
        };
        /**
         * Business
         * @description A legal entity. The people who own and represent it are named in the verification.
         */
        CreateBusinessRequest: {
            /**
             * @description Marks the user as a business. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "business";
            /**
             * @description Your own identifier of the business, unique in your program.
             * @example merchant-0815
             */
            externalId: components["schemas"]["ExternalId"];
            /**
             * @description Name in the company register, with the legal form.
             * @example Example Trading d.o.o.
             */
            legalName: string;
            /**
             * @description Number in the company register of the country of `address`.
             * @example 1234567000
             */
            registrationNumber: string;
            /**
             * Format: date
             * @description Date of incorporation, `YYYY-MM-DD`.
             * @example 2019-06-03
             */
            incorporatedOn: string;
            /**
             * Format: email
             * @description Email address for messages about the account.
             * @example finance@trading.example
             */
            email: string;
            /**
             * @description Phone number in E.164 format of the person who operates the account.
             * @example +447700900456
             */
            phone: string;
            /** @description Registered office. */
            address: components["schemas"]["Address"];
            /**
             * @description Moment a representative accepted the provider's terms in your interface. Not in the future.
             * @example 2026-11-02T09:29:41.000Z
             */
            termsAcceptedAt: components["schemas"]["Timestamp"];
            /**
             * @description IP address the terms were accepted from, IPv4 or IPv6. Stored as evidence and never returned.
             * @example 203.0.113.7
             */
            ip: string;
            /** @description Pairs of your own. */
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * User
         * @description A person or a business your program serves.
         */
        User: {
            /** @description Identifier of the user. */
            readonly id: components["schemas"]["UserId"];
            /** @description Your own identifier of the user. Unique in your program, also after the user is closed. */
            externalId: components["schemas"]["ExternalId"];
            /** @description Whether the user is a person or a business. Never changes. */
            type: components["schemas"]["UserType"];
            /** @description State in the lifecycle. */
            readonly status: components["schemas"]["UserStatus"];
            /**
             * @description Verification level that was reached; products and limits depend on it.
             * @example full
             * @enum {string}
             */
            readonly kycLevel: "none" | "basic" | "full";
            /**
             * @description First names as in the identity document. Persons only.
             * @example Ana
             */
            firstName?: string;
            /**
             * @description Last name as in the identity document. Persons only.
             * @example Kovač
             */
            lastName?: string;
            /**
             * Format: date
             * @description Date of birth, `YYYY-MM-DD`. Persons only.
             * @example 1990-04-12
             */
            dateOfBirth?: string;
            /** @description Nationality, ISO 3166-1 alpha-2. Persons only. */
            nationality?: components["schemas"]["CountryCode"];
            /**
             * @description Name in the company register.
             * @example Example Trading d.o.o.
             */
            legalName?: string;
            /**
             * @description Number in the company register of the country of `address`.
             * @example 1234567000
             */
            registrationNumber?: string;
            /**
             * Format: date
             * @description Date of incorporation, `YYYY-MM-DD`.
             * @example 2019-06-03
             */
            incorporatedOn?: string;
            /**
             * Format: email
             * @description Email address. Need not be unique, since families and offices share them.
             * @example ana.kovac@user.example
             */
            email: string;
            /**
             * @description Phone number in E.164 format, used for one-time codes.
             * @example +447700900123
             */
            phone: string;
            /** @description Home address of a person, registered office of a business. Its `country` is the country of residence. */
            address: components["schemas"]["Address"];
            /**
             * @description Moment the user accepted the provider's terms.
             * @example 2026-11-02T09:29:41.000Z
             */
            termsAcceptedAt: components["schemas"]["Timestamp"];
            /** @description Who suspended the user, when and why. */
            readonly suspension?: components["schemas"]["Suspension"];
            /** @description When and why the user was closed. */
            readonly closure?: components["schemas"]["Closure"];
            /** @description Pairs of your own. Do not put personal data or secrets in it. */
            metadata?: components["schemas"]["Metadata"];
            /** @description Moment the user was created. */
            readonly createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Moment of the last change, by you or by the provider.
             * @example 2026-11-02T09:34:18.255Z
             */
            readonly updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * User type
         * @description Kind of user.
         * @example individual
         * @enum {string}
         */
        UserType: "individual" | "business";
        /**
         * User state
         * @description State of a user.
         * @example active
         * @enum {string}
         */
        UserStatus: "created" | "pending_verification" | "active" | "suspended" | "closed";
        /**
         * Suspension
         * @description Who suspended a user, when and why.
         */
        Suspension: {
            /**
             * @description Who made the suspension, and so who can end it.
             * @example partner
             * @enum {string}
             */
            by: "partner" | "provider";
            /**
             * @description Why the user was suspended.
             * @example suspected_takeover
             * @enum {string}
             */
            reason: "suspected_takeover" | "suspected_fraud" | "user_request" | "complaint" | "verification_expired" | "compliance_review";
            /**
             * @description Your own remark from the request. Never shown to the user.
             * @example Sign-in from an unknown device, ticket 20931
             */
            note?: string;
            /**
             * @description Moment of the suspension.
             * @example 2026-11-03T18:22:04.910Z
             */
            since: components["schemas"]["Timestamp"];
        };
        /**
         * Closure
         * @description When and why a user was closed.
         */
        Closure: {
            /** @description Reason you gave. */
            reason: components["schemas"]["ClosureReason"];
            /**
             * @description Moment of the closure.
             * @example 2026-12-01T08:00:00.000Z
             */
            closedAt: components["schemas"]["Timestamp"];
        };
        /**
         * Closure reason
         * @description Why the relationship ended.
         * @example user_request
         * @enum {string}
         */
        ClosureReason: "user_request" | "inactive" | "verification_failed" | "fraud" | "deceased";
        /**
         * User list
         * @description One page of users, newest first.
         */
        UserList: {
            /** @description The users. */
            data: components["schemas"]["User"][];
            /** @description Position in the list. */
            page: components["schemas"]["Page"];
        };
        /**
         * Update user request
         * @description The fields to change; at least one.
         */
        UpdateUserRequest: {
            /**
             * @description First names as in the identity document. Persons only; locked once verified.
             * @example Ana
             */
            firstName?: string;
            /**
             * @description Last name as in the identity document. Persons only; locked once verified.
             * @example Kovač
             */
            lastName?: string;
            /**
             * Format: date
             * @description Date of birth, `YYYY-MM-DD`. Persons only; locked once verified.
             * @example 1990-04-12
             */
            dateOfBirth?: string;
            /** @description Nationality, ISO 3166-1 alpha-2. Persons only; locked once verified. */
            nationality?: components["schemas"]["CountryCode"];
            /**
             * @description Name in the company register. Businesses only; locked once verified.
             * @example Example Trading d.o.o.
             */
            legalName?: string;
            /**
             * @description Number in the company register. Businesses only; locked once verified.
             * @example 1234567000
             */
            registrationNumber?: string;
            /**
             * Format: date
             * @description Date of incorporation, `YYYY-MM-DD`. Businesses only; locked once verified.
             * @example 2019-06-03
             */
            incorporatedOn?: string;
            /**
             * Format: email
             * @description New email address, confirmed by you.
             * @example ana.kovac@user.example
             */
            email?: string;
            /**
             * @description New phone number in E.164 format, confirmed by you.
             * @example +447700900456
             */
            phone?: string;
            /** @description New address; replaces the old one as a whole. */
            address?: components["schemas"]["Address"];
            /**
             * @description New pairs; replaces the old ones as a whole. `null` clears them.
             * @example {
             *       "campaign": "winter"
             *     }
             */
            metadata?: {
                [key: string]: string;
            } | null;
        };
        /**
         * Suspend user request
         * @description Why your program suspends the user.
         */
        SuspendUserRequest: {
            /**
             * @description Why the user is suspended. The provider's monitoring learns from it.
             * @example suspected_takeover
             * @enum {string}
             */
            reason: "suspected_takeover" | "suspected_fraud" | "user_request" | "complaint";
            /**
             * @description Remark for your own records. Never shown to the user.
             * @example Sign-in from an unknown device, ticket 20931
             */
            note?: string;
        };
        /**
         * Close user request
         * @description Why your program closes the user.
         */
        CloseUserRequest: {
            /** @description Why the relationship ends. */
            reason: components["schemas"]["ClosureReason"];
        };
        /**
         * Balance list
         * @description All balances of one holder.
         */
        BalanceList: {
            /** @description One entry per currency and per asset; currencies first, each group in alphabetical order. */
            data: components["schemas"]["Balance"][];
        };
        /**
         * Balance
         * @description Money in one currency or one asset.
         */
        Balance: {
            /**
             * @description Can be spent now. The only figure to compare an amount with.
             * @example {
             *       "amount": "374.50",
             *       "currency": "EUR"
             *     }
             */
            available: components["schemas"]["Amount"];
            /**
             * @description On its way in and not credited yet. Do not count on it.
             * @example {
             *       "amount": "0.00",
             *       "currency": "EUR"
             *     }
             */
            pending: components["schemas"]["Amount"];
            /**
             * @description Held for authorizations and payments under way. Already taken out of `available`.
             * @example {
             *       "amount": "25.50",
             *       "currency": "EUR"
             *     }
             */
            reserved: components["schemas"]["Amount"];
            /** @description Moment the figures were true. */
            asOf: components["schemas"]["Timestamp"];
        };
        /**
         * Amount
         * @description An amount of fiat money or of a crypto-asset; `currency` or `asset` tells which.
         * @example {
         *       "amount": "125.00",
         *       "currency": "EUR"
         *     }
         */
        Amount: components["schemas"]["Money"] | components["schemas"]["CryptoAmount"];
        /**
         * Transaction type
         * @description What a booking belongs to. Types of products your program does not have never occur.
         * @example transfer
         * @enum {string}
         */
        LedgerTransactionType: "deposit" | "withdrawal" | "exchange" | "order" | "transfer" | "sepa" | "card" | "fee" | "adjustment";
        /**
         * Transaction list
         * @description One page of bookings, newest first.
         */
        LedgerTransactionList: {
            /** @description The bookings. */
            data: components["schemas"]["LedgerTransaction"][];
            /** @description Position in the list. */
            page: components["schemas"]["Page"];
        };
        /**
         * Transaction
         * @description One booking on a balance. Never changes.
         */
        LedgerTransaction: {
            /**
             * @description Identifier of the booking.
             * @example txn_01931f6f-091a-7b2c-8ade-a3b4c5d6e7f8
             */
            id: string;
            /** @description What the booking belongs to. */
            type: components["schemas"]["LedgerTransactionType"];
            /**
             * @description Whether money came in or went out. `amount` itself is never negative.
             * @example debit
             * @enum {string}
             */
            direction: "credit" | "debit";
            /**
             * @description What was booked, without fees; a fee is a booking of its own.
             * @example {
             *       "amount": "25.50",
             *       "currency": "EUR"
             *     }
             */
            amount: components["schemas"]["Amount"];
            /**
             * @description Sum of `available` and `reserved` after this booking.
             * @example {
             *       "amount": "374.50",
             *       "currency": "EUR"
             *     }
             */
            balanceAfter: components["schemas"]["Amount"];
            /**
             * @description Object the booking comes from; its prefix tells the kind. For a fee, the object it was charged for.
             * @example trf_01931f67-8192-73a4-9fb6-2b3c4d5e6f70
             */
            relatedId: string;
            /**
             * @description Moment of the booking.
             * @example 2026-11-02T09:41:07.120Z
             */
            createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * User limits
         * @description What a user may move at its present verification level.
         */
        UserLimits: {
            /**
             * @description Verification level the limits belong to.
             * @example full
             * @enum {string}
             */
            kycLevel: "none" | "basic" | "full";
            /** @description One entry per product and period. */
            limits: components["schemas"]["UserLimit"][];
        };
        /**
         * User limit
         * @description Limit of one product in one period. Days and months are calendar days and months in UTC. Amounts in other currencies and assets count in the currency of the limit at the rate of their booking.
         */
        UserLimit: {
            /**
             * @description Product the limit is for. Products your program does not have are left out.
             * @example transfer
             * @enum {string}
             */
            product: "card" | "crypto_deposit" | "crypto_withdrawal" | "exchange" | "order" | "transfer" | "sepa_transfer";
            /**
             * @description What `max` is the maximum of.
             * @example day
             * @enum {string}
             */
            period: "transaction" | "day" | "month";
            /**
             * @description Maximum of the period.
             * @example {
             *       "amount": "10000.00",
             *       "currency": "EUR"
             *     }
             */
            max: components["schemas"]["Money"];
            /**
             * @description Used so far, pending operations included.
             * @example {
             *       "amount": "1250.00",
             *       "currency": "EUR"
             *     }
             */
            used?: components["schemas"]["Money"];
            /**
             * @description What is left.
             * @example {
             *       "amount": "8750.00",
             *       "currency": "EUR"
             *     }
             */
            remaining?: components["schemas"]["Money"];
            /**
             * @description Moment `used` goes back to zero.
             * @example 2026-11-03T00:00:00.000Z
             */
            resetsAt?: components["schemas"]["Timestamp"];
        };
        /**
         * Partner
         * @description Your account with the provider.
         */
        Partner: {
            /**
             * @description Partner identifier: `ptn_` and a UUIDv7 (RFC 9562).
             * @example ptn_01931f5d-6b1a-7a2b-8c3d-4e5f60718293
             */
            id: string;
            /**
             * @description Name of your program.
             * @example Example Program
             */
            name: string;
            /**
             * @description Which of the two environments the account belongs to.
             * @example sandbox
             * @enum {string}
             */
            environment: "sandbox" | "live";
            /** @description Products your program may use. */
            products: ("card" | "crypto_deposit" | "crypto_withdrawal" | "exchange" | "order" | "transfer" | "sepa_transfer")[];
            /** @description Scopes of the key you called with. */
            scopes: string[];
            /**
             * Format: date
             * @description Version of the contract your key is pinned to; it applies when you send no `Api-Version`.
             * @example 2026-11-01
             */
            apiVersion: string;
            /** @description When the account was created. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * Currency or asset
         * @description Currency code (ISO 4217) or asset identifier (CAIP-19).
         * @example EUR
         */
        ExchangeUnit: string;
        /**
         * List of program limits
         * @description All limits of your program.
         */
        PartnerLimitList: {
            /** @description The limits. */
            data: components["schemas"]["PartnerLimit"][];
        };
        /**
         * Program limit
         * @description A limit over all users of your program.
         */
        PartnerLimit: {
            /**
             * @description Product the limit is for.
             * @example crypto_withdrawal
             * @enum {string}
             */
            product: "card" | "crypto_deposit" | "crypto_withdrawal" | "exchange" | "order" | "transfer" | "sepa_transfer";
            /**
             * @description What `max` is the maximum of.
             * @example day
             * @enum {string}
             */
            period: "day" | "month";
            /**
             * @description Maximum of the period.
             * @example {
             *       "amount": "250000.00",
             *       "currency": "EUR"
             *     }
             */
            max: components["schemas"]["Money"];
            /**
             * @description Used so far, pending operations included.
             * @example {
             *       "amount": "41250.00",
             *       "currency": "EUR"
             *     }
             */
            used: components["schemas"]["Money"];
            /**
             * @description What is left.
             * @example {
             *       "amount": "208750.00",
             *       "currency": "EUR"
             *     }
             */
            remaining: components["schemas"]["Money"];
            /**
             * @description Moment `used` goes back to zero.
             * @example 2026-11-03T00:00:00.000Z
             */
            resetsAt: components["schemas"]["Timestamp"];
        };
        /**
         * Webhook endpoint
         * @description Where events are sent, and whether they arrive.
         */
        WebhookEndpoint: {
            /**
             * Format: uri
             * @description Base address of your API for us.
             * @example https://app.partner.example/rebell
             */
            url: string;
            /**
             * @description State of the endpoint.
             * @example active
             * @enum {string}
             */
            readonly status: "active" | "failing" | "disabled";
            /** @description Types that are sent. */
            events: string[];
            /**
             * @description Signing secret, `whsec_` and the Base64 of 24 to 64 bytes. Shown once; store it as you store the API key.
             * @example whsec_c2FtcGxlLXNlY3JldC1mb3ItZG9jcy1vbmx5LTMyYnl0ZXM=
             */
            readonly secret?: string;
            /**
             * @description Until when events are signed with the previous secret as well.
             * @example 2026-11-03T09:30:00.000Z
             */
            readonly previousSecretExpiresAt?: components["schemas"]["Timestamp"];
            /** @description The last attempt that failed. */
            readonly lastFailure?: {
                /** @description When it failed. */
                at: components["schemas"]["Timestamp"];
                /**
                 * @description What your endpoint answered.
                 * @example 500
                 */
                httpStatus?: number;
                /**
                 * @description What went wrong.
                 * @example No answer within 15 seconds.
                 */
                detail: string;
            };
            /** @description When the endpoint was first set. */
            readonly createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * Webhook endpoint to set
         * @description Where to send events, and which types.
         */
        SetWebhookEndpointRequest: {
            /**
             * Format: uri
             * @description Base address of your API for us; `https` only, and reachable from the internet. Events go to `{url}/events`.
             * @example https://app.partner.example/rebell
             */
            url: string;
            /** @description Types to send. When it is left out, all of them, including those added later. */
            events?: string[];
        };
        /**
         * Test event to send
         * @description The type of the sample.
         */
        TestWebhookRequest: {
            /**
             * @description Event type of which to send a sample.
             * @example transfer.completed
             */
            type: string;
        };
        /**
         * Result of a test event
         * @description How your endpoint took the sample.
         * @example {
         *       "eventId": "evt_01931f6a-b4c5-76d7-82e9-5e6f708192a3",
         *       "delivered": true,
         *       "httpStatus": 204,
         *       "durationMs": 184
         *     }
         */
        WebhookTestResult: {
            /** @description The event that was sent. */
            eventId: components["schemas"]["EventId"];
            /**
             * @description Whether your endpoint answered from `200` to `299` within 15 seconds.
             * @example true
             */
            delivered: boolean;
            /**
             * @description What your endpoint answered.
             * @example 204
             */
            httpStatus?: number;
            /**
             * @description How long it took.
             * @example 184
             */
            durationMs: number;
            /**
             * @description What went wrong, for example a TLS fault or a redirect.
             * @example The endpoint answered with a redirect.
             */
            detail?: string;
        };
        /**
         * Event identifier
         * @description Event identifier: `evt_` and a UUIDv7 (RFC 9562).
         * @example evt_01931f6a-b4c5-76d7-82e9-5e6f708192a3
         */
        EventId: string;
        /**
         * List of assets
         * @description The assets of your program.
         */
        AssetList: {
            /** @description The assets, by chain and symbol. */
            data: components["schemas"]["Asset"][];
        };
        /**
         * Asset
         * @description A crypto-asset on one chain.
         * @example {
         *       "asset": "eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
         *       "chain": "eip155:1",
         *       "symbol": "USDC",
         *       "name": "USD Coin",
         *       "scale": 6,
         *       "enabled": true,
         *       "depositMin": "1.000000",
         *       "withdrawalMin": "5.000000",
         *       "withdrawalMax": "250000.000000",
         *       "confirmations": 12
         *     }
         */
        Asset: {
            /** @description Identifier of the asset. */
            asset: components["schemas"]["AssetId"];
            /** @description Chain the asset is on. */
            chain: components["schemas"]["ChainId"];
            /**
             * @description Short name, for display only; symbols are not unique.
             * @example USDC
             */
            symbol: string;
            /**
             * @description Long name, for display.
             * @example USD Coin
             */
            name: string;
            /**
             * @description Largest number of decimals an amount may have.
             * @example 6
             */
            scale: number;
            /**
             * @description Whether deposits, withdrawals and exchanges of it are accepted now. Balances stay when it is switched off.
             * @example true
             */
            enabled: boolean;
            /**
             * @description Smallest deposit that is credited, a decimal number in units of the asset.
             * @example 1.000000
             */
            depositMin: string;
            /**
             * @description Smallest withdrawal, a decimal number in units of the asset.
             * @example 5.000000
             */
            withdrawalMin: string;
            /**
             * @description Largest single withdrawal, a decimal number in units of the asset.
             * @example 250000.000000
             */
            withdrawalMax?: string;
            /**
             * @description Confirmations before a deposit is screened.
             * @example 12
             */
            confirmations: number;
        };
        /**
         * Request for a deposit address
         * @description Whose address, and on which chain.
         */
        CreateDepositAddressRequest: {
            /** @description Owner of what arrives. Leave it out for your own balance. */
            userId?: components["schemas"]["UserId"];
            /** @description Chain of the address. */
            chain: components["schemas"]["ChainId"];
            /** @description Asset you expect. Other supported assets of the same chain are credited as well. */
            asset: components["schemas"]["AssetId"];
            /**
             * @description Your own name for the address.
             * @example Savings
             */
            label?: string;
        };
        /**
         * Deposit address
         * @description An address that receives crypto-assets for one owner.
         */
        DepositAddress: {
            /** @description Identifier of the address. */
            readonly id: components["schemas"]["DepositAddressId"];
            /** @description Owner of what arrives. */
            userId?: components["schemas"]["UserId"];
            /** @description The address to show to the sender. Show the chain beside it. */
            address: components["schemas"]["BlockchainAddress"];
            /**
             * @description Tag or memo the sender must add; without it the deposit cannot be assigned.
             * @example 3086614
             */
            memo?: string;
            /** @description Chain of the address. */
            chain: components["schemas"]["ChainId"];
            /** @description Assets that are credited when they arrive at this address. */
            assets: components["schemas"]["AssetId"][];
            /**
             * @description Your own name for the address.
             * @example Savings
             */
            label?: string;
            /** @description When the address was made. */
            readonly createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * Deposit address identifier
         * @description Deposit address identifier: `adr_` and a UUIDv7 (RFC 9562).
         * @example adr_01931f6c-d6e7-78f9-84ab-708192a3b4c5
         */
        DepositAddressId: string;
        /**
         * Blockchain address
         * @description Address in the notation of its chain. EVM addresses are returned with the EIP-55 checksum and accepted with it or in lower case.
         * @example 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed
         */
        BlockchainAddress: string;
        /**
         * List of deposit addresses
         * @description One page of addresses, newest first.
         */
        DepositAddressList: {
            /** @description The addresses. */
            data: components["schemas"]["DepositAddress"][];
            /** @description Position in the list. */
            page: components["schemas"]["Page"];
        };
        /**
         * State of a deposit
         * @description State of a deposit.
         * @example credited
         * @enum {string}
         */
        DepositStatus: "detected" | "confirming" | "screening" | "awaiting_originator" | "on_hold" | "credited" | "rejected" | "returned" | "expired" | "orphaned";
        /**
         * Transaction hash
         * @description Hash of the blockchain transaction, in the notation of its chain.
         * @example 0x7f3b1c5d9e2a4f6081b3c5d7e9fa0b2c4d6e8f0a1b3c5d7e9f0a2b4c6d8e0f1a
         */
        TransactionHash: string;
        /**
         * List of deposits
         * @description One page of deposits, newest first.
         */
        DepositList: {
            /** @description The deposits. */
            data: components["schemas"]["Deposit"][];
            /** @description Position in the list. */
            page: components["schemas"]["Page"];
        };
        /**
         * Deposit
         * @description A crypto-asset that arrived at one of your deposit addresses.
         */
        Deposit: {
            /** @description Identifier of the deposit. */
            readonly id: components["schemas"]["DepositId"];
            /**
             * @description State of the deposit.
             * @example credited
             * @enum {string}
             */
            readonly status: "detected" | "confirming" | "screening" | "awaiting_originator" | "on_hold" | "credited" | "rejected" | "returned" | "expired" | "orphaned";
            /** @description Deposit address it arrived at. */
            addressId: components["schemas"]["DepositAddressId"];
            /** @description Owner of the deposit. */
            userId?: components["schemas"]["UserId"];
            /** @description Chain it arrived on. */
            chain: components["schemas"]["ChainId"];
            /** @description Amount on the chain. */
            amount: components["schemas"]["CryptoAmount"];
            /**
             * @description Amount that reached the balance, `amount` less the fees.
             * @example {
             *       "amount": "149.500000",
             *       "asset": "eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
             *     }
             */
            creditedAmount?: components["schemas"]["CryptoAmount"];
            /** @description Transaction on the chain. */
            txHash: components["schemas"]["TransactionHash"];
            /**
             * @description Position of the transfer within the transaction, counted from 0.
             * @example 12
             */
            logIndex?: number;
            /**
             * @description Confirmations so far.
             * @example 12
             */
            confirmations: number;
            /**
             * @description Confirmations needed on this chain.
             * @example 12
             */
            requiredConfirmations: number;
            /**
             * @description Sending addresses. On UTXO chains there may be several.
             * @example [
             *       "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"
             *     ]
             */
            fromAddresses: components["schemas"]["BlockchainAddress"][];
            /** @description Who sent it, as you or the sending provider declared. */
            originator?: components["schemas"]["Originator"];
            /**
             * @description Until when the originator can be declared.
             * @example 2026-11-16T09:30:00.000Z
             */
            originatorDueAt?: components["schemas"]["Timestamp"];
            /** @description Where a rejected deposit was sent back to. */
            returnAddress?: components["schemas"]["BlockchainAddress"];
            /**
             * @description Fees that were taken from `amount`.
             * @example [
             *       {
             *         "feeId": "crypto-deposit-service",
             *         "type": "provider",
             *         "amount": {
             *           "amount": "0.500000",
             *           "asset": "eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
             *         }
             *       }
             *     ]
             */
            fees: components["schemas"]["FeeCharge"][];
            /** @description Why it was not credited. */
            readonly failure?: components["schemas"]["Failure"];
            /** @description When it was first seen. */
            readonly createdAt: components["schemas"]["Timestamp"];
            /**
             * @description When it reached the balance.
             * @example 2026-11-02T09:34:10.000Z
             */
            readonly creditedAt?: components["schemas"]["Timestamp"];
        };
        /**
         * Deposit identifier
         * @description Deposit identifier: `dep_` and a UUIDv7 (RFC 9562).
         * @example dep_01931f62-3c4d-7e5f-8a61-7c8d9e0f1a2b
         */
        DepositId: string;
        /**
         * Originator
         * @description Who sent a crypto-asset, in the terms of Regulation (EU) 2023/1113.
         */
        Originator: {
            /**
             * @description Whether the owner of the balance sent it to themselves.
             * @example self
             * @enum {string}
             */
            type: "self" | "third_party";
            /**
             * @description Full name of the person or business that sent it.
             * @example Ana Kovač
             */
            name: string;
            /** @description Postal address of the sender. */
            address?: components["schemas"]["Address"];
            /**
             * @description Who holds the keys of the sending wallet.
             * @example self_hosted
             * @enum {string}
             */
            walletType: "hosted" | "self_hosted";
            /** @description Provider of the sending wallet. */
            vasp?: components["schemas"]["Vasp"];
        };
        /**
         * Crypto-asset service provider
         * @description A provider that holds wallets for others.
         * @example {
         *       "name": "Example Exchange Ltd",
         *       "lei": "529900ABCDEFGHIJKL19"
         *     }
         */
        Vasp: {
            /**
             * @description Registered name.
             * @example Example Exchange Ltd
             */
            name: string;
            /**
             * @description Legal Entity Identifier, ISO 17442.
             * @example 529900ABCDEFGHIJKL19
             */
            lei?: string;
        };
        /**
         * Failure
         * @description Why an object that was accepted did not complete.
         */
        Failure: {
            /**
             * @description Code from the error catalog.
             * @example provider_unavailable
             */
            code: string;
            /**
             * @description What happened, for your support staff. Not meant for your users.
             * @example The payment network did not answer in time.
             */
            detail: string;
            /**
             * @description Whether a new request with the same content may succeed.
             * @example true
             */
            retryable: boolean;
        };
        /**
         * Simulated deposit
         * @description What arrives, and where.
         */
        SimulateDepositRequest: {
            /** @description One of your deposit addresses. */
            address: components["schemas"]["BlockchainAddress"];
            /** @description What arrives. */
            amount: components["schemas"]["CryptoAmount"];
            /**
             * @description Address it appears to come from. Left out, the sandbox makes one up.
             * @example 0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359
             */
            fromAddress?: components["schemas"]["BlockchainAddress"];
        };
        /**
         * Request for an estimate
         * @description What would be sent, and where.
         */
        EstimateWithdrawalRequest: {
            /** @description Chain to send on. */
            chain: components["schemas"]["ChainId"];
            /** @description What to send. */
            amount: components["schemas"]["CryptoAmount"];
            /**
             * @description Where to. The fee may depend on it.
             * @example 0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359
             */
            address: components["schemas"]["BlockchainAddress"];
            /** @description Whether the fees are part of `amount`. Left out, `on_top`. */
            feeMode?: components["schemas"]["FeeMode"];
        };
        /**
         * Fee mode
         * @description Whether the fees are part of `amount`.
         * @example on_top
         * @enum {string}
         */
        FeeMode: "included" | "on_top";
        /**
         * Estimate
         * @description What a withdrawal would cost, held until `expiresAt`.
         */
        WithdrawalEstimate: {
            /** @description Identifier of the estimate; send it as `estimateId`. */
            readonly id: components["schemas"]["EstimateId"];
            /** @description What the beneficiary would receive. */
            amount: components["schemas"]["CryptoAmount"];
            /**
             * @description Fee of the blockchain, passed through at cost.
             * @example {
             *       "amount": "1.200000",
             *       "asset": "eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
             *     }
             */
            networkFee: components["schemas"]["CryptoAmount"];
            /**
             * @description The provider's own fee.
             * @example {
             *       "amount": "0.500000",
             *       "asset": "eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
             *     }
             */
            providerFee: components["schemas"]["CryptoAmount"];
            /**
             * @description What would leave the balance.
             * @example {
             *       "amount": "151.700000",
             *       "asset": "eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
             *     }
             */
            total: components["schemas"]["CryptoAmount"];
            /**
             * @description Until when the fees are held.
             * @example 2026-11-02T09:31:00.000Z
             */
            readonly expiresAt: components["schemas"]["Timestamp"];
        };
        /**
         * Estimate identifier
         * @description Estimate identifier: `est_` and a UUIDv7 (RFC 9562).
         * @example est_01931f6e-f809-7a1b-86cd-92a3b4c5d6e7
         */
        EstimateId: string;
        /**
         * Request to add an address
         * @description The address and who stands behind it.
         */
        CreateWithdrawalAddressRequest: {
            /** @description User whose address book it joins. Leave it out for yours. */
            userId?: components["schemas"]["UserId"];
            /** @description Chain of the address. */
            chain: components["schemas"]["ChainId"];
            /**
             * @description The address. With mixed case, its EIP-55 checksum is checked.
             * @example 0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359
             */
            address: components["schemas"]["BlockchainAddress"];
            /**
             * @description Tag or memo of the receiver.
             * @example 3086614
             */
            memo?: string;
            /**
             * @description Name of the entry in the address book.
             * @example Hardware wallet
             */
            label?: string;
            /** @description Who receives what is sent there. */
            beneficiary: components["schemas"]["Beneficiary"];
        };
        /**
         * Beneficiary
         * @description Who receives a crypto-asset, in the terms of Regulation (EU) 2023/1113.
         */
        Beneficiary: {
            /**
             * @description Whether the owner of the balance sends it to themselves.
             * @example self
             * @enum {string}
             */
            type: "self" | "third_party";
            /**
             * @description Whether a person or a business receives it.
             * @example natural
             * @enum {string}
             */
            person: "natural" | "legal";
            /**
             * @description Full name.
             * @example Ana Kovač
             */
            name: string;
            /** @description Country of residence, ISO 3166-1 alpha-2. */
            country: components["schemas"]["CountryCode"];
            /**
             * @description Who holds the keys of the receiving wallet.
             * @example self_hosted
             * @enum {string}
             */
            walletType: "hosted" | "self_hosted";
            /** @description Provider of the receiving wallet. */
            vasp?: components["schemas"]["Vasp"];
        };
        /**
         * Withdrawal address
         * @description An entry of the address book.
         */
        WithdrawalAddress: {
            /** @description Identifier of the entry. */
            readonly id: components["schemas"]["WithdrawalAddressId"];
            /**
             * @description State of the entry.
             * @example active
             * @enum {string}
             */
            readonly status: "pending" | "active" | "revoked";
            /** @description User whose entry it is. */
            userId?: components["schemas"]["UserId"];
            /** @description Chain of the address. */
            chain: components["schemas"]["ChainId"];
            /**
             * @description The address, with checksum.
             * @example 0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359
             */
            address: components["schemas"]["BlockchainAddress"];
            /**
             * @description Tag or memo of the receiver.
             * @example 3086614
             */
            memo?: string;
            /**
             * @description Name of the entry.
             * @example Hardware wallet
             */
            label?: string;
            /** @description Who receives what is sent there. */
            beneficiary: components["schemas"]["Beneficiary"];
            /**
             * @description Whether the user has proven to control the wallet.
             * @example required
             * @enum {string}
             */
            readonly ownership: "not_needed" | "required" | "proven";
            /**
             * @description End of the cooling-off time.
             * @example 2026-11-03T09:30:00.000Z
             */
            readonly usableFrom: components["schemas"]["Timestamp"];
            /** @description When the entry was made. */
            readonly createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * Withdrawal address identifier
         * @description Withdrawal address identifier: `wad_` and a UUIDv7 (RFC 9562).
         * @example wad_01931f6d-e7f8-790a-95bc-8192a3b4c5d6
         */
        WithdrawalAddressId: string;
        /**
         * List of withdrawal addresses
         * @description One page of the address book, newest first.
         */
        WithdrawalAddressList: {
            /** @description The entries. */
            data: components["schemas"]["WithdrawalAddress"][];
            /** @description Position in the list. */
            page: components["schemas"]["Page"];
        };
        /**
         * Proof of ownership
         * @description Evidence that the user controls a self-hosted wallet.
         */
        OwnershipProof: {
            /**
             * @description Kind of the proof.
             * @example signed_message
             * @enum {string}
             */
            method: "signed_message" | "satoshi_test";
            /**
             * @description The text that was signed. It must hold the address and today's date.
             * @example I control 0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359. 2026-11-02
             */
            message?: string;
            /**
             * @description Signature of the message, EIP-191 on EVM chains and BIP-322 on Bitcoin.
             * @example 0x6b1c2d3e4f5061728394a5b6c7d8e9fa0b1c2d3e4f5061728394a5b6c7d8e9fa1f2e3d4c5b6a79880716253443526170819203a4b5c6d7e8f90a1b2c3d4e5f601b
             */
            signature?: string;
            /** @description The deposit that came from the address. */
            depositId?: components["schemas"]["DepositId"];
        };
        /**
         * Request for a withdrawal
         * @description What to send, from whose balance, and where.
         */
        CreateWithdrawalRequest: {
            /** @description User whose balance is debited. Leave it out for yours. */
            userId?: components["schemas"]["UserId"];
            /** @description Chain to send on. */
            chain: components["schemas"]["ChainId"];
            /** @description What to send, above zero. */
            amount: components["schemas"]["CryptoAmount"];
            /** @description Whether the fees are part of `amount`. Left out, `on_top`. */
            feeMode?: components["schemas"]["FeeMode"];
            /** @description Where to. */
            destination: components["schemas"]["WithdrawalDestination"];
            /** @description Estimate whose fees to use. Left out, the fees of the moment apply. */
            estimateId?: components["schemas"]["EstimateId"];
            /**
             * @description Your own identifier, unique among your withdrawals.
             * @example withdrawal-2026-0815
             */
            externalId?: components["schemas"]["ExternalId"];
            /** @description Your own pairs, returned as they are. */
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * Destination
         * @description An entry of the address book, or an address with its beneficiary.
         * @example {
         *       "addressId": "wad_01931f6d-e7f8-790a-95bc-8192a3b4c5d6"
         *     }
         */
        WithdrawalDestination: components["schemas"]["SavedDestination"] | components["schemas"]["NewDestination"];
        /**
         * Entry of the address book
         * @description An address that was added before.
         */
        SavedDestination: {
            /** @description The entry. It must be `active`. */
            addressId: components["schemas"]["WithdrawalAddressId"];
        };
        /**
         * Address with beneficiary
         * @description An address that is used once. For your own balance only; withdrawals of users go to an entry of the address book.
         */
        NewDestination: {
            /**
             * @description The address.
             * @example 0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359
             */
            address: components["schemas"]["BlockchainAddress"];
            /**
             * @description Tag or memo of the receiver.
             * @example 3086614
             */
            memo?: string;
            /** @description Who receives it. */
            beneficiary: components["schemas"]["Beneficiary"];
        };
        /**
         * Withdrawal
         * @description A crypto-asset that leaves a balance for a blockchain address.
         */
        Withdrawal: {
            /** @description Identifier of the withdrawal. */
            readonly id: components["schemas"]["WithdrawalId"];
            /**
             * @description State of the withdrawal.
             * @example completed
             * @enum {string}
             */
            readonly status: "pending_confirmation" | "screening" | "awaiting_beneficiary" | "queued" | "broadcasting" | "confirming" | "completed" | "rejected" | "failed" | "canceled";
            /** @description User whose balance is debited. */
            userId?: components["schemas"]["UserId"];
            /** @description Chain it is sent on. */
            chain: components["schemas"]["ChainId"];
            /** @description Amount that was asked for. */
            amount: components["schemas"]["CryptoAmount"];
            /** @description Whether the fees are part of `amount`. */
            feeMode: components["schemas"]["FeeMode"];
            /** @description Where it is sent. */
            destination: components["schemas"]["WithdrawalDestination"];
            /** @description Estimate whose fees were used. */
            estimateId?: components["schemas"]["EstimateId"];
            /**
             * @description Fee of the blockchain, passed through at cost.
             * @example {
             *       "amount": "1.200000",
             *       "asset": "eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
             *     }
             */
            networkFee: components["schemas"]["CryptoAmount"];
            /**
             * @description The provider's own fee.
             * @example {
             *       "amount": "0.500000",
             *       "asset": "eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
             *     }
             */
            providerFee: components["schemas"]["CryptoAmount"];
            /**
             * @description What leaves the balance.
             * @example {
             *       "amount": "151.700000",
             *       "asset": "eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
             *     }
             */
            total: components["schemas"]["CryptoAmount"];
            /** @description Transaction on the chain. It may change until `confirming`; do not show it as final before. */
            txHash?: components["schemas"]["TransactionHash"];
            /**
             * @description Your own identifier.
             * @example withdrawal-2026-0815
             */
            externalId?: components["schemas"]["ExternalId"];
            /** @description Why it was not sent. */
            readonly failure?: components["schemas"]["Failure"];
            /** @description Your own pairs. */
            metadata?: components["schemas"]["Metadata"];
            /** @description When it was asked for. */
            readonly createdAt: components["schemas"]["Timestamp"];
            /**
             * @description When it became final on the chain.
             * @example 2026-11-02T09:35:20.000Z
             */
            readonly completedAt?: components["schemas"]["Timestamp"];
        };
        /**
         * Withdrawal identifier
         * @description Withdrawal identifier: `wdr_` and a UUIDv7 (RFC 9562).
         * @example wdr_01931f63-4d5e-7f60-9b72-8d9e0f1a2b3c
         */
        WithdrawalId: string;
        /**
         * State of a withdrawal
         * @description State of a withdrawal.
         * @example completed
         * @enum {string}
         */
        WithdrawalStatus: "pending_confirmation" | "screening" | "awaiting_beneficiary" | "queued" | "broadcasting" | "confirming" | "completed" | "rejected" | "failed" | "canceled";
        /**
         * List of withdrawals
         * @description One page of withdrawals, newest first.
         */
        WithdrawalList: {
            /** @description The withdrawals. */
            data: components["schemas"]["Withdrawal"][];
            /** @description Position in the list. */
            page: components["schemas"]["Page"];
        };
        /**
         * Confirmation
         * @description The code the user received.
         */
        WithdrawalConfirmation: {
            /**
             * @description Six digits. The sandbox accepts `123456`.
             * @example 123456
             */
            code: string;
        };
        /**
         * Request for a quote
         * @description The pair, one of the two amounts, and whose balances.
         */
        CreateExchangeQuoteRequest: {
            /** @description User whose balances are exchanged. Leave it out for your own. */
            userId?: components["schemas"]["UserId"];
            /** @description What is given. */
            from: components["schemas"]["ExchangeUnit"];
            /**
             * @description What is received.
             * @example eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48
             */
            to: components["schemas"]["ExchangeUnit"];
            /** @description Amount to give, in the unit of `from`. Exactly one of `fromAmount` and `toAmount`. */
            fromAmount?: components["schemas"]["Amount"];
            /**
             * @description Amount to receive after fees, in the unit of `to`. Exactly one of `fromAmount` and `toAmount`.
             * @example {
             *       "amount": "135.000000",
             *       "asset": "eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
             *     }
             */
            toAmount?: components["schemas"]["Amount"];
        } & (unknown | unknown);
        /**
         * Quote
         * @description A rate that holds until `expiresAt`.
         */
        ExchangeQuote: {
            /** @description Identifier of the quote. */
            readonly id: components["schemas"]["QuoteId"];
            /**
             * @description State of the quote.
             * @example open
             * @enum {string}
             */
            readonly status: "open" | "accepted" | "canceled" | "expired";
            /** @description User whose balances are exchanged. */
            userId?: components["schemas"]["UserId"];
            /** @description What is given. */
            from: components["schemas"]["ExchangeUnit"];
            /**
             * @description What is received.
             * @example eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48
             */
            to: components["schemas"]["ExchangeUnit"];
            /** @description What leaves the balance, fees included. */
            fromAmount: components["schemas"]["Amount"];
            /**
             * @description What arrives, after fees.
             * @example {
             *       "amount": "135.088080",
             *       "asset": "eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
             *     }
             */
            toAmount: components["schemas"]["Amount"];
            /** @description Units of `to` for one unit of `from`, spread included, fees not. */
            rate: components["schemas"]["ExchangeRate"];
            /**
             * @description The provider's spread, contained in the rate.
             * @example 40
             */
            spreadBps: number;
            /**
             * @description Fees that are taken from `fromAmount`.
             * @example [
             *       {
             *         "feeId": "exchange-service",
             *         "type": "provider",
             *         "amount": {
             *           "amount": "0.38",
             *           "currency": "EUR"
             *         }
             *       }
             *     ]
             */
            fees: components["schemas"]["FeeCharge"][];
            /** @description When the quote was made. */
            readonly createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Until when it can be accepted.
             * @example 2026-11-02T09:30:30.000Z
             */
            readonly expiresAt: components["schemas"]["Timestamp"];
        };
        /**
         * Rate
         * @description Units of `to` for one unit of `from`, a decimal number as a string, fees not included.
         * @example 1.084000
         */
        ExchangeRate: string;
        /**
         * Acceptance of a quote
         * @description The quote to accept.
         */
        CreateExchangeRequest: {
            /** @description An open quote. */
            quoteId: components["schemas"]["QuoteId"];
            /**
             * @description Your own identifier for the exchange, unique among your exchanges.
             * @example conversion-0815
             */
            externalId?: components["schemas"]["ExternalId"];
            /** @description Your own pairs, returned as they are. */
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * Exchange
         * @description An accepted quote and what became of it.
         */
        Exchange: {
            /** @description Identifier of the exchange. */
            readonly id: components["schemas"]["ExchangeId"];
            /**
             * @description State of the exchange.
             * @example settled
             * @enum {string}
             */
            readonly status: "accepted" | "executing" | "settled" | "failed";
            /** @description The quote it was made from. */
            quoteId: components["schemas"]["QuoteId"];
            /** @description User whose balances were exchanged. */
            userId?: components["schemas"]["UserId"];
            /** @description What is given. */
            from: components["schemas"]["ExchangeUnit"];
            /**
             * @description What is received.
             * @example eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48
             */
            to: components["schemas"]["ExchangeUnit"];
            /** @description What left the balance, fees included. */
            fromAmount: components["schemas"]["Amount"];
            /**
             * @description What arrived, after fees.
             * @example {
             *       "amount": "135.088080",
             *       "asset": "eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
             *     }
             */
            toAmount: components["schemas"]["Amount"];
            /** @description Rate of the quote. */
            rate: components["schemas"]["ExchangeRate"];
            /**
             * @description Fees that were taken.
             * @example [
             *       {
             *         "feeId": "exchange-service",
             *         "type": "provider",
             *         "amount": {
             *           "amount": "0.38",
             *           "currency": "EUR"
             *         }
             *       }
             *     ]
             */
            fees: components["schemas"]["FeeCharge"][];
            /**
             * @description Your own identifier.
             * @example conversion-0815
             */
            externalId?: components["schemas"]["ExternalId"];
            /** @description Why it failed. */
            readonly failure?: components["schemas"]["Failure"];
            /** @description Your own pairs. */
            metadata?: components["schemas"]["Metadata"];
            /** @description When the quote was accepted. */
            readonly createdAt: components["schemas"]["Timestamp"];
            /**
             * @description When the counter-amount arrived.
             * @example 2026-11-02T09:30:05.000Z
             */
            readonly settledAt?: components["schemas"]["Timestamp"];
        };
        /**
         * Exchange identifier
         * @description Exchange identifier: `xch_` and a UUIDv7 (RFC 9562).
         * @example xch_01931f65-6f70-7182-9d94-0f1a2b3c4d5e
         */
        ExchangeId: string;
        /**
         * List of exchanges
         * @description One page of exchanges, newest first.
         */
        ExchangeList: {
            /** @description The exchanges. */
            data: components["schemas"]["Exchange"][];
            /** @description Position in the list. */
            page: components["schemas"]["Page"];
        };
        /**
         * Request for a transfer
         * @description What to move, from where to where, and why.
         */
        CreateTransferRequest: {
            /**
             * @description Balance that is debited.
             * @example {
             *       "type": "partner"
             *     }
             */
            source: components["schemas"]["TransferParty"];
            /**
             * @description Balance that is credited. It differs from `source`.
             * @example {
             *       "type": "user",
             *       "userId": "usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e"
             *     }
             */
            destination: components["schemas"]["TransferParty"];
            /** @description What to move, above zero. Both balances hold this currency or asset. */
            amount: components["schemas"]["Amount"];
            /** @description Why the money moves. */
            reason: components["schemas"]["TransferReason"];
            /**
             * @description Text for both statements.
             * @example Welcome credit
             */
            reference?: string;
            /**
             * @description Your own identifier for the transfer, unique among your transfers.
             * @example payout-2026-11-0042
             */
            externalId?: components["schemas"]["ExternalId"];
            /** @description The transfer this one reverses, in full or in part. `source` and `destination` are then those of the original, swapped, and `reason` is `refund`. */
            reversalOf?: components["schemas"]["TransferId"];
            /** @description Your own pairs, returned as they are. */
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * Party of a transfer
         * @description Whose balance it is: your program's own, or a user's.
         * @example {
         *       "type": "partner"
         *     }
         */
        TransferParty: components["schemas"]["PartnerParty"] | components["schemas"]["UserParty"];
        /**
         * Your own balance
         * @description The balance of your program.
         */
        PartnerParty: {
            /**
             * @description Always `partner`.
             * @example partner
             * @constant
             */
            type: "partner";
        };
        /**
         * Balance of a user
         * @description The balance of one of your users.
         */
        UserParty: {
            /**
             * @description Always `user`.
             * @example user
             * @constant
             */
            type: "user";
            /** @description The user. */
            userId: components["schemas"]["UserId"];
        };
        /**
         * Reason of a transfer
         * @description Why the money moves. It appears on statements and decides which limits count.
         * @example funding
         * @enum {string}
         */
        TransferReason: "funding" | "collection" | "refund" | "user_to_user";
        /**
         * Transfer identifier
         * @description Transfer identifier: `trf_` and a UUIDv7 (RFC 9562).
         * @example trf_01931f67-8192-73a4-9fb6-2b3c4d5e6f70
         */
        TransferId: string;
        /**
         * Transfer
         * @description A movement between two balances of your program.
         */
        Transfer: {
            /** @description Identifier of the transfer. */
            readonly id: components["schemas"]["TransferId"];
            /**
             * @description State of the transfer.
             * @example completed
             * @enum {string}
             */
            readonly status: "pending" | "completed" | "failed";
            /**
             * @description Balance that was debited.
             * @example {
             *       "type": "partner"
             *     }
             */
            source: components["schemas"]["TransferParty"];
            /**
             * @description Balance that was credited.
             * @example {
             *       "type": "user",
             *       "userId": "usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e"
             *     }
             */
            destination: components["schemas"]["TransferParty"];
            /** @description What was moved. */
            amount: components["schemas"]["Amount"];
            /** @description Why it was moved. */
            reason: components["schemas"]["TransferReason"];
            /**
             * @description Text on both statements.
             * @example Welcome credit
             */
            reference?: string;
            /**
             * @description Your own identifier.
             * @example payout-2026-11-0042
             */
            externalId?: components["schemas"]["ExternalId"];
            /** @description The transfer this one reverses. */
            reversalOf?: components["schemas"]["TransferId"];
            /** @description Sum of the reversals so far; the rest can still be reversed. */
            readonly reversedAmount?: components["schemas"]["Amount"];
            /**
             * @description Fees that were charged. Empty when there were none.
             * @example []
             */
            readonly fees: components["schemas"]["FeeCharge"][];
            /** @description Why nothing was moved. */
            readonly failure?: components["schemas"]["Failure"];
            /** @description Your own pairs. */
            metadata?: components["schemas"]["Metadata"];
            /** @description When the transfer was accepted. */
            readonly createdAt: components["schemas"]["Timestamp"];
            /**
             * @description When the money moved.
             * @example 2026-11-02T09:30:00.120Z
             */
            readonly completedAt?: components["schemas"]["Timestamp"];
        };
        /**
         * List of transfers
         * @description One page of transfers, newest first.
         */
        TransferList: {
            /** @description The transfers. */
            data: components["schemas"]["Transfer"][];
            /** @description Position in the list. */
            page: components["schemas"]["Page"];
        };
        /**
         * Event
         * @description Envelope of every notification. `type` says what happened, `data` holds the object it happened to.
         */
        EventEnvelope: {
            /** @description Identifier of the event, the same in every attempt to deliver it and equal to the `webhook-id` header. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened. Ignore types you do not know.
             * @example card.created
             */
            type: string;
            /** @description When it happened. The moment of the attempt is in `webhook-timestamp`. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * @description The object as it was at `timestamp`. Read it again before you act on it.
             * @example {
             *       "id": "trf_01931f67-8192-73a4-9fb6-2b3c4d5e6f70",
             *       "status": "completed"
             *     }
             */
            data: Record<string, never>;
        };
        /**
         * Low balance
         * @description One of your balances that fell below its threshold.
         */
        BalanceWarning: {
            /** @description The balance. */
            balance: components["schemas"]["Balance"];
            /**
             * @description The threshold you agreed with the provider.
             * @example {
             *       "amount": "1000.00",
             *       "currency": "EUR"
             *     }
             */
            threshold: components["schemas"]["Amount"];
        };
        /**
         * Health
         * @description Whether your endpoints take calls.
         */
        Health: {
            /**
             * @description Whether calls are taken.
             * @example ok
             * @enum {string}
             */
            status: "ok" | "unavailable";
        };
        /**
         * Problem
         * @description An error answer, RFC 9457, sent as `application/problem+json`.
         */
        Problem: {
            /**
             * Format: uri
             * @description Address of the documentation of this error.
             * @example https://docs.partner.example/partner-api-docs/rebell-pay#error-not-found
             */
            type: string;
            /**
             * @description Short name of the error; the same for every occurrence.
             * @example Not found
             */
            title: string;
            /**
             * @description HTTP status of the answer, repeated.
             * @example 404
             */
            status: number;
            /**
             * @description What went wrong this time. For people, and may change; never parse it.
             * @example There is no card crd_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f.
             */
            detail: string;
            /**
             * @description Path of the request that failed.
             * @example /v1/cards/crd_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f
             */
            instance?: string;
            /**
             * @description Stable code to branch on, lower snake case.
             * @example not_found
             */
            code: string;
            /**
             * @description Identifier of the request; quote it to support. Equal to the `Request-Id` header.
             * @example req_01931f6b-c5d6-77e8-93fa-6f708192a3b4
             */
            requestId: string;
            /**
             * @description Whether the same request, with the same idempotency key, may succeed later.
             * @example false
             */
            retryable: boolean;
            /** @description One entry per field at fault. */
            errors?: components["schemas"]["ProblemField"][];
        };
        /**
         * Field at fault
         * @description One field of the request that is wrong.
         */
        ProblemField: {
            /**
             * @description Place in the request body, RFC 6901; for parameters, `/` and the name.
             * @example /address/country
             */
            pointer: string;
            /**
             * @description Which rule the value breaks.
             * @example pattern
             * @enum {string}
             */
            code: "required" | "type" | "format" | "pattern" | "enum" | "minimum" | "maximum" | "length" | "items" | "conflict" | "unknown";
            /**
             * @description What is wrong, for people.
             * @example Expected two capital letters.
             */
            detail: string;
        };
    };
    responses: never;
    parameters: {
        /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
        IdempotencyKey: string;
        /** @description Identifier of the quote. */
        OrderQuoteId: components["schemas"]["QuoteId"];
        /** @description Only the entry with this identifier of yours. */
        ExternalId: components["schemas"]["ExternalId"];
        /** @description Only entries created at this moment or later. */
        CreatedFrom: components["schemas"]["Timestamp"];
        /** @description Only entries created before this moment. */
        CreatedTo: components["schemas"]["Timestamp"];
        /** @description Number of entries per page. */
        Limit: number;
        /** @description `nextCursor` of the page before. Leave it out to start with the newest entry. */
        Cursor: string;
        /** @description Identifier of the order. */
        OrderId: components["schemas"]["OrderId"];
        /** @description Identifier of the order, a sale. */
        SaleId: components["schemas"]["OrderId"];
        /** @description `ETag` of the answer you have stored. If it still holds, the answer is 304 without a body (RFC 9110). */
        IfNoneMatch: string;
        /** @description Identifier of the user. */
        UserId: components["schemas"]["UserId"];
        /** @description Identifier of the deposit. */
        DepositId: components["schemas"]["DepositId"];
        /** @description Identifier of the address. */
        WithdrawalAddressId: components["schemas"]["WithdrawalAddressId"];
        /** @description Identifier of the withdrawal. */
        WithdrawalId: components["schemas"]["WithdrawalId"];
        /** @description Identifier of the quote. */
        QuoteId: components["schemas"]["QuoteId"];
    };
    requestBodies: never;
    headers: {
        /** @description `true` when the answer is the stored one of an earlier request with the same key. */
        IdempotencyReplayed: "true";
        /** @description Identifier of this version of the answer (RFC 9110). Send it as `If-None-Match` next time. */
        ETag: string;
        /** @description Identifier of the request; quote it to support. */
        RequestId: string;
        /** @description What is left of the quota, `r` requests for `t` more seconds (same IETF draft). */
        RateLimit: string;
        /** @description The quota that applies, `q` requests per window of `w` seconds (IETF draft-ietf-httpapi-ratelimit-headers-11). */
        RateLimitPolicy: string;
        /** @description Wait this long before the next attempt. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createOrderQuote: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderQuoteRequest"];
            };
        };
        responses: {
            /** @description The quote, in state `open`. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /** @description Path of the new quote. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderQuote"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Pair not supported (`pair_not_supported`). Asset not supported (`asset_not_supported`). Order amount below minimum (`order_amount_below_minimum`). Limit exceeded (`limit_exceeded`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate unavailable (`rate_unavailable`). Rate stale (`stale_rate`). Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrderQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the quote. */
                quoteId: components["parameters"]["OrderQuoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderQuote"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Only the entry with this identifier of yours. */
                externalId?: components["parameters"]["ExternalId"];
                /** @description Only orders in this state. */
                status?: "created" | "awaiting_payment" | "underpaid" | "overpaid" | "payment_detected" | "confirming" | "screening" | "converting" | "payout" | "completed" | "expired" | "canceled" | "on_hold" | "failed" | "refund_pending" | "refunded";
                /** @description Only purchases, or only sales. */
                side?: "buy" | "sell";
                /** @description Only orders of this user. */
                userId?: components["schemas"]["UserId"];
                /** @description Only entries created at this moment or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only entries created before this moment. */
                createdTo?: components["parameters"]["CreatedTo"];
                /** @description Number of entries per page. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before. Leave it out to start with the newest entry. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            /** @description Parameter invalid (`parameter_invalid`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderRequest"];
            };
        };
        responses: {
            /** @description The order, in state `created` and still without payment instructions. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /** @description Path of the new order. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description User not eligible (`user_not_eligible`). User suspended (`user_suspended`). Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Quote expired (`quote_expired`). Quote already used (`quote_already_used`). External identifier taken (`external_id_taken`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Amount mismatch (`amount_mismatch`). Destination does not match (`destination_mismatch`). Address invalid (`address_invalid`). Address checksum mismatch (`address_checksum_mismatch`). Memo required (`memo_required`). IBAN invalid (`iban_invalid`). Refund address required (`refund_address_required`). Limit exceeded (`limit_exceeded`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the order. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the order. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, in state `canceled` or `refund_pending`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Order not cancelable (`order_not_cancelable`). Payment late (`payment_late`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refund address required (`refund_address_required`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setOrderRefundAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the order, a sale. */
                orderId: components["parameters"]["SaleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundAddress"];
            };
        };
        responses: {
            /** @description The order with its new `refundAddress`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refund address locked (`refund_address_locked`). Conflict (`conflict`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Address invalid (`address_invalid`). Address checksum mismatch (`address_checksum_mismatch`). Memo required (`memo_required`). Validation failed (`validation_failed`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    simulateOrderPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the order. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulateOrderPaymentRequest"];
            };
        };
        responses: {
            /** @description The order after the payment. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict (`conflict`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRate: {
        parameters: {
            query: {
                /** @description Asset to be priced, CAIP-19. */
                base: components["schemas"]["AssetId"];
                /** @description Currency of the price, ISO 4217. */
                quote: components["schemas"]["CurrencyCode"];
                /** @description Whether your customer buys or sells the asset. The two rates differ by the spread. */
                side: "buy" | "sell";
            };
            header?: {
                /** @description `ETag` of the answer you have stored. If it still holds, the answer is 304 without a body (RFC 9110). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    /** @description How long you may show this rate without asking again; `max-age` is what is left of `ttlSeconds`. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rate"];
                };
            };
            /** @description The rate is still the one your `If-None-Match` names. The answer has no body; use the stored one. */
            304: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    /** @description How long you may go on showing the stored rate. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Parameter invalid (`parameter_invalid`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Pair not supported (`pair_not_supported`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate unavailable (`rate_unavailable`). Rate stale (`stale_rate`). Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRatePairs: {
        parameters: {
            query?: {
                /** @description Only pairs with this asset, CAIP-19. */
                base?: components["schemas"]["AssetId"];
                /** @description Only pairs with this currency, ISO 4217. */
                quote?: components["schemas"]["CurrencyCode"];
                /** @description `true` for the pairs that can be quoted now, `false` for those switched off. Both without it. */
                enabled?: boolean;
                /** @description Number of entries per page. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before. Leave it out to start with the newest entry. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description `ETag` of the answer you have stored. If it still holds, the answer is 304 without a body (RFC 9110). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pairs, in the order of their assets. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    /** @description How long you may use the list without asking again. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatePairList"];
                };
            };
            /** @description The list is still the one your `If-None-Match` names. The answer has no body; use the stored one. */
            304: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    /** @description How long you may go on using the stored list. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Parameter invalid (`parameter_invalid`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Number of entries per page. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before. Leave it out to start with the newest entry. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only the entry with this identifier of yours. */
                externalId?: components["parameters"]["ExternalId"];
                /** @description Only users in this state. */
                status?: components["schemas"]["UserStatus"];
                /** @description Only entries created at this moment or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only entries created before this moment. */
                createdTo?: components["parameters"]["CreatedTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users; `data` is empty when none fits. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            /** @description Parameter invalid (`parameter_invalid`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            /** @description The user, in state `created`. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /** @description Path of the new user. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description User exists (`user_exists`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Country not supported (`country_not_supported`). Age below minimum (`age_below_minimum`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user as it is now. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            /** @description The user after the change. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description User is closed (`user_closed`). User data is locked (`user_data_locked`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Country not supported (`country_not_supported`). Age below minimum (`age_below_minimum`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    suspendUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuspendUserRequest"];
            };
        };
        responses: {
            /** @description The user, in state `suspended`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description User is not active (`user_not_active`). User is closed (`user_closed`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reactivateUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the user.
                 * @example usr_01931f5e-a05d-7e6f-8071-8c9d0e1f2031
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, in state `active`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description User is not suspended (`user_not_suspended`). User suspended by the provider (`user_suspended_by_provider`). User is closed (`user_closed`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    closeUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the user.
                 * @example usr_01931f5e-b16e-7f70-9182-9d0e1f203142
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseUserRequest"];
            };
        };
        responses: {
            /** @description The user, in state `closed`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Balance is not zero (`balance_not_zero`). User is closed (`user_closed`). User suspended by the provider (`user_suspended_by_provider`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUserBalances: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All balances of the user at one moment. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceList"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUserTransactions: {
        parameters: {
            query?: {
                /** @description Number of entries per page. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before. Leave it out to start with the newest entry. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only bookings of this type. */
                type?: components["schemas"]["LedgerTransactionType"];
                /** @description Only entries created at this moment or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only entries created before this moment. */
                createdTo?: components["parameters"]["CreatedTo"];
            };
            header?: never;
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bookings. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerTransactionList"];
                };
            };
            /** @description Parameter invalid (`parameter_invalid`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUserLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All limits that apply to the user at this moment. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserLimits"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your account. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPartnerBalances: {
        parameters: {
            query?: {
                /** @description Only this balance: a currency code or an asset identifier. */
                unit?: components["schemas"]["ExchangeUnit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your balances. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceList"];
                };
            };
            /** @description Parameter invalid (`parameter_invalid`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Balance not found (`balance_not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPartnerTransactions: {
        parameters: {
            query?: {
                /** @description Only bookings of this type. */
                type?: components["schemas"]["LedgerTransactionType"];
                /** @description Only entries created at this moment or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only entries created before this moment. */
                createdTo?: components["parameters"]["CreatedTo"];
                /** @description Number of entries per page. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before. Leave it out to start with the newest entry. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bookings. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerTransactionList"];
                };
            };
            /** @description Parameter invalid (`parameter_invalid`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPartnerLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your limits. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerLimitList"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Webhook endpoint missing (`webhook_endpoint_missing`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetWebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description The endpoint, with `secret` when this call created it. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Webhook address not https (`webhook_url_not_https`). Webhook address not public (`webhook_url_not_public`). Validation failed (`validation_failed`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint, with the new secret. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Webhook endpoint missing (`webhook_endpoint_missing`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rotation in progress (`webhook_rotation_in_progress`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestWebhookRequest"];
            };
        };
        responses: {
            /** @description What your endpoint answered. Its failure is not an error of this call. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTestResult"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Webhook endpoint missing (`webhook_endpoint_missing`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAssets: {
        parameters: {
            query?: {
                /** @description Only assets on this chain. */
                chain?: components["schemas"]["ChainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assets. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetList"];
                };
            };
            /** @description Parameter invalid (`parameter_invalid`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDepositAddresses: {
        parameters: {
            query?: {
                /** @description Only addresses of this user. Without it, also those of your own balance. */
                userId?: components["schemas"]["UserId"];
                /** @description Only addresses on this chain. */
                chain?: components["schemas"]["ChainId"];
                /** @description Number of entries per page. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before. Leave it out to start with the newest entry. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of addresses. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAddressList"];
                };
            };
            /** @description Parameter invalid (`parameter_invalid`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createDepositAddress: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDepositAddressRequest"];
            };
        };
        responses: {
            /** @description The address, ready to receive. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAddress"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description User not eligible (`user_not_eligible`). Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asset not supported (`asset_not_supported`). Asset not supported on this chain (`asset_not_supported_on_chain`). Address limit reached (`address_limit_reached`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDeposits: {
        parameters: {
            query?: {
                /** @description Only deposits of this user. */
                userId?: components["schemas"]["UserId"];
                /** @description Only deposits in this state. */
                status?: components["schemas"]["DepositStatus"];
                /** @description Only deposits of this blockchain transaction; one transaction may hold several. */
                txHash?: components["schemas"]["TransactionHash"];
                /** @description Only entries created at this moment or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only entries created before this moment. */
                createdTo?: components["parameters"]["CreatedTo"];
                /** @description Number of entries per page. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before. Leave it out to start with the newest entry. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deposits. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositList"];
                };
            };
            /** @description Parameter invalid (`parameter_invalid`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the deposit. */
                depositId: components["parameters"]["DepositId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposit. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setDepositOriginator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the deposit. */
                depositId: components["parameters"]["DepositId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Originator"];
            };
        };
        responses: {
            /** @description The deposit, back in `screening`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Originator window closed (`originator_window_closed`). Originator not needed (`originator_not_needed`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Originator incomplete (`originator_incomplete`). Validation failed (`validation_failed`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    simulateDeposit: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulateDepositRequest"];
            };
        };
        responses: {
            /** @description The deposit, `detected`. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asset not supported on this chain (`asset_not_supported_on_chain`). Deposit below the minimum (`deposit_below_minimum`). Deposit address unknown (`deposit_address_unknown`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    estimateWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EstimateWithdrawalRequest"];
            };
        };
        responses: {
            /** @description The estimate. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalEstimate"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asset not supported (`asset_not_supported`). Asset not supported on this chain (`asset_not_supported_on_chain`). Amount below the minimum (`withdrawal_amount_below_minimum`). Address invalid (`address_invalid`). Validation failed (`validation_failed`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Network congested (`network_congested`). Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWithdrawalAddresses: {
        parameters: {
            query?: {
                /** @description Only addresses of this user. Without it, also your own. */
                userId?: components["schemas"]["UserId"];
                /** @description Number of entries per page. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before. Leave it out to start with the newest entry. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of addresses. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAddressList"];
                };
            };
            /** @description Parameter invalid (`parameter_invalid`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWithdrawalAddress: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWithdrawalAddressRequest"];
            };
        };
        responses: {
            /** @description The address, `pending`. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAddress"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description User not eligible (`user_not_eligible`). Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Address invalid (`address_invalid`). Address checksum mismatch (`address_checksum_mismatch`). Memo required (`memo_required`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyWithdrawalAddress: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the address. */
                addressId: components["parameters"]["WithdrawalAddressId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnershipProof"];
            };
        };
        responses: {
            /** @description The address, with its ownership `proven`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAddress"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Address revoked (`withdrawal_address_revoked`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Ownership proof invalid (`ownership_proof_invalid`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeWithdrawalAddress: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the address. */
                addressId: components["parameters"]["WithdrawalAddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, `revoked`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAddress"];
                };
            };
            /** @description Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Address revoked (`withdrawal_address_revoked`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /** @description Only withdrawals of this user. */
                userId?: components["schemas"]["UserId"];
                /** @description Only withdrawals in this state. */
                status?: components["schemas"]["WithdrawalStatus"];
                /** @description Only the entry with this identifier of yours. */
                externalId?: components["parameters"]["ExternalId"];
                /** @description Only entries created at this moment or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only entries created before this moment. */
                createdTo?: components["parameters"]["CreatedTo"];
                /** @description Number of entries per page. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before. Leave it out to start with the newest entry. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of withdrawals. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalList"];
                };
            };
            /** @description Parameter invalid (`parameter_invalid`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWithdrawalRequest"];
            };
        };
        responses: {
            /** @description The withdrawal. `pending_confirmation` for a user's balance, `screening` for yours. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description User not eligible (`user_not_eligible`). User suspended (`user_suspended`). Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description External identifier taken (`external_id_taken`). Address not verified (`address_not_verified`). Address cooling off (`address_cooling_off`). Address revoked (`withdrawal_address_revoked`). Estimate expired (`estimate_expired`). Network fee changed (`network_fee_changed`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Insufficient balance (`insufficient_balance`). Limit exceeded (`limit_exceeded`). Asset not supported (`asset_not_supported`). Asset not supported on this chain (`asset_not_supported_on_chain`). Address invalid (`address_invalid`). Address checksum mismatch (`address_checksum_mismatch`). Memo required (`memo_required`). Beneficiary required (`beneficiary_required`). Ownership proof required (`ownership_proof_required`). Amount below the minimum (`withdrawal_amount_below_minimum`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Network congested (`network_congested`). Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the withdrawal. */
                withdrawalId: components["parameters"]["WithdrawalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setWithdrawalBeneficiary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the withdrawal. */
                withdrawalId: components["parameters"]["WithdrawalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Beneficiary"];
            };
        };
        responses: {
            /** @description The withdrawal, back in `screening`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Withdrawal not awaiting a beneficiary (`withdrawal_not_awaiting_beneficiary`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Validation failed (`validation_failed`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the withdrawal. */
                withdrawalId: components["parameters"]["WithdrawalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalConfirmation"];
            };
        };
        responses: {
            /** @description The withdrawal, in `screening`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Confirmation expired (`confirmation_expired`). Withdrawal not pending (`withdrawal_not_pending`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Confirmation code invalid (`confirmation_code_invalid`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the withdrawal. */
                withdrawalId: components["parameters"]["WithdrawalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal, `canceled`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            /** @description Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Withdrawal not cancelable (`withdrawal_not_cancelable`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createExchangeQuote: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateExchangeQuoteRequest"];
            };
        };
        responses: {
            /** @description The quote, `open`. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeQuote"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description User not eligible (`user_not_eligible`). Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Pair not supported (`pair_not_supported`). Direction restricted (`direction_restricted`). Amount below the minimum (`exchange_amount_below_minimum`). Limit exceeded (`limit_exceeded`). Asset not supported (`asset_not_supported`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Liquidity unavailable (`liquidity_unavailable`). Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExchangeQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the quote. */
                quoteId: components["parameters"]["QuoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeQuote"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelExchangeQuote: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the quote. */
                quoteId: components["parameters"]["QuoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote, `canceled`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeQuote"];
                };
            };
            /** @description Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Quote expired (`quote_expired`). Quote already used (`quote_already_used`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listExchanges: {
        parameters: {
            query?: {
                /** @description Only exchanges of this user. Without it, also those of your own balances. */
                userId?: components["schemas"]["UserId"];
                /** @description Only exchanges in this state. */
                status?: "accepted" | "executing" | "settled" | "failed";
                /** @description Only the entry with this identifier of yours. */
                externalId?: components["parameters"]["ExternalId"];
                /** @description Only entries created at this moment or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only entries created before this moment. */
                createdTo?: components["parameters"]["CreatedTo"];
                /** @description Number of entries per page. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before. Leave it out to start with the newest entry. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of exchanges. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeList"];
                };
            };
            /** @description Parameter invalid (`parameter_invalid`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createExchange: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateExchangeRequest"];
            };
        };
        responses: {
            /** @description The exchange, `accepted`. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exchange"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description User not eligible (`user_not_eligible`). User suspended (`user_suspended`). Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Quote not found (`quote_not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Quote expired (`quote_expired`). Quote already used (`quote_already_used`). External identifier taken (`external_id_taken`). Rate moved (`rate_moved`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Insufficient balance (`insufficient_balance`). Limit exceeded (`limit_exceeded`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Liquidity unavailable (`liquidity_unavailable`). Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExchange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the exchange. */
                exchangeId: components["schemas"]["ExchangeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exchange. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exchange"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTransfers: {
        parameters: {
            query?: {
                /** @description Only transfers from or to this user. */
                userId?: components["schemas"]["UserId"];
                /** @description Only transfers in this state. */
                status?: "pending" | "completed" | "failed";
                /** @description Only the entry with this identifier of yours. */
                externalId?: components["parameters"]["ExternalId"];
                /** @description Only entries created at this moment or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only entries created before this moment. */
                createdTo?: components["parameters"]["CreatedTo"];
                /** @description Number of entries per page. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before. Leave it out to start with the newest entry. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of transfers. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferList"];
                };
            };
            /** @description Parameter invalid (`parameter_invalid`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTransferRequest"];
            };
        };
        responses: {
            /** @description The transfer, `completed` in most cases. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            /** @description Malformed JSON (`malformed_json`). Idempotency key missing (`idempotency_key_missing`). */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description External identifier taken (`external_id_taken`). Party suspended (`transfer_party_suspended`). Reversal not possible (`reversal_not_possible`). Idempotency key in progress (`idempotency_in_progress`). */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`). */
            415: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Insufficient balance (`insufficient_balance`). Limit exceeded (`limit_exceeded`). Same account (`same_account`). Currency mismatch (`currency_mismatch`). Party unknown (`transfer_party_unknown`). Reversal exceeds the original (`reversal_exceeds_original`). Asset not supported (`asset_not_supported`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the transfer. */
                transferId: components["schemas"]["TransferId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            /** @description Authentication failed (`authentication_failed`). */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permission denied (`permission_denied`). */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found (`not_found`). */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Rate limited (`rate_limited`). */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal error (`internal_error`). */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Provider unavailable (`provider_unavailable`). */
            503: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orderCreatedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "order.created";
                    data?: components["schemas"]["Order"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderPaymentDetectedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "order.payment_detected";
                    data?: components["schemas"]["Order"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderUnderpaidEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "order.underpaid";
                    data?: components["schemas"]["Order"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderOverpaidEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "order.overpaid";
                    data?: components["schemas"]["Order"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderOnHoldEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "order.on_hold";
                    data?: components["schemas"]["Order"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderCompletedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "order.completed";
                    data?: components["schemas"]["Order"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderExpiredEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "order.expired";
                    data?: components["schemas"]["Order"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderCanceledEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "order.canceled";
                    data?: components["schemas"]["Order"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderFailedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "order.failed";
                    data?: components["schemas"]["Order"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderRefundPendingEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "order.refund_pending";
                    data?: components["schemas"]["Order"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderRefundedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "order.refunded";
                    data?: components["schemas"]["Order"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    userCreatedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "user.created";
                    data?: components["schemas"]["User"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    userUpdatedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "user.updated";
                    data?: components["schemas"]["User"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    userActivatedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "user.activated";
                    data?: components["schemas"]["User"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    userSuspendedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "user.suspended";
                    data?: components["schemas"]["User"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    userClosedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "user.closed";
                    data?: components["schemas"]["User"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    partnerBalanceLowEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "partner.balance_low";
                    data?: components["schemas"]["BalanceWarning"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    partnerWebhookDisabledEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "partner.webhook_disabled";
                    data?: components["schemas"]["WebhookEndpoint"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    depositDetectedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "deposit.detected";
                    data?: components["schemas"]["Deposit"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    depositCreditedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "deposit.credited";
                    data?: components["schemas"]["Deposit"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    depositOriginatorRequiredEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "deposit.originator_required";
                    data?: components["schemas"]["Deposit"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    depositOnHoldEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "deposit.on_hold";
                    data?: components["schemas"]["Deposit"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    depositRejectedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "deposit.rejected";
                    data?: components["schemas"]["Deposit"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    depositReturnedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "deposit.returned";
                    data?: components["schemas"]["Deposit"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    withdrawalCreatedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "withdrawal.created";
                    data?: components["schemas"]["Withdrawal"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    withdrawalBeneficiaryRequiredEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "withdrawal.beneficiary_required";
                    data?: components["schemas"]["Withdrawal"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    withdrawalBroadcastEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "withdrawal.broadcast";
                    data?: components["schemas"]["Withdrawal"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    withdrawalCompletedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "withdrawal.completed";
                    data?: components["schemas"]["Withdrawal"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    withdrawalFailedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "withdrawal.failed";
                    data?: components["schemas"]["Withdrawal"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    withdrawalRejectedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "withdrawal.rejected";
                    data?: components["schemas"]["Withdrawal"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    withdrawalCanceledEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "withdrawal.canceled";
                    data?: components["schemas"]["Withdrawal"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    exchangeSettledEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "exchange.settled";
                    data?: components["schemas"]["Exchange"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    exchangeFailedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "exchange.failed";
                    data?: components["schemas"]["Exchange"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    transferCompletedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "transfer.completed";
                    data?: components["schemas"]["Transfer"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    transferFailedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "transfer.failed";
                    data?: components["schemas"]["Transfer"];
                };
            };
        };
        responses: {
            /** @description Received. The body of the answer is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the message, the same in every attempt. Use it to drop duplicates. */
                "webhook-id": string;
                /** @description Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed. */
                "webhook-timestamp": number;
                /** @description Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"];
            };
        };
        responses: {
            /** @description Received. Every answer from `200` to `299` counts; the body is ignored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You want no more events here. The endpoint becomes `disabled` at once, and your technical contact gets an email. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Slow down. The attempt counts as failed; the next one waits at least the seconds in `Retry-After`, up to 1 hour. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You take no events now. As with `429`, the next attempt waits for `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You take calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description You take no calls at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
}
