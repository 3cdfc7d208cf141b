export interface paths {
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
    "/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a card
         * @description Creates a virtual or a physical card for an active user. A virtual card can pay within seconds; a physical one is produced, sent by mail and activated by the user.
         *
         *     The number exists from the start, so the answer has `last4` and the expiry date. The full number, the security code and the PIN never pass through this API: see `POST /cards/{cardId}/reveal-session` and `POST /cards/{cardId}/pin-session`.
         */
        post: operations["createCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{cardId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        /**
         * Get a card
         * @description Returns one card. Closed and expired cards stay readable.
         */
        get: operations["getCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/cards": {
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
         * List the cards of a user
         * @description Lists all cards the user has ever had, newest first, replaced and closed ones included.
         */
        get: operations["listUserCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{cardId}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a physical card
         * @description Activates a dispatched card with the code from the letter it came with, which shows that the letter reached the user. Virtual cards become active without this call.
         *
         *     After 5 wrong codes the code is locked for good, and the card has to be replaced.
         */
        post: operations["activateCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{cardId}/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freeze a card
         * @description Stops new payments with the card within 1 second; the user or your program can undo it at any time. This is the first thing to do when a user misses a card or does not recognize a payment.
         *
         *     Payments that were authorized before are still cleared, and refunds still arrive.
         */
        post: operations["freezeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{cardId}/unfreeze": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unfreeze a card
         * @description Lets a frozen card pay again. Ask the user to authenticate first; an unfrozen card is worth as much to a thief as a new one.
         */
        post: operations["unfreezeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{cardId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a card
         * @description Blocks a card that is lost, was stolen, never arrived or whose data is in the wrong hands. A block with one of these reasons cannot be undone: the card is reported to the network and can only be closed or replaced.
         *
         *     When the user may still find the card, freeze it instead.
         */
        post: operations["blockCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{cardId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a card
         * @description Ends a card for good, in any state but `closed` and `expired`. To give the user another card in its place, replace it instead.
         */
        post: operations["closeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{cardId}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a card
         * @description Orders a new card with a new number in place of this one. Type, label, funding source, 3-D Secure method and limits carry over. The old card has to be `dispatched`, `active`, `frozen` or `blocked`.
         *
         *     With `lost`, `stolen`, `not_received` or `compromised` the old card is closed at once. With `damaged` or `expiring` it keeps working until the new one is active, so the user is never without a card.
         */
        post: operations["replaceCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{cardId}/limits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        /**
         * Get the limits of a card
         * @description Returns the limits of a card, what is used of them, and how high they may be set. The limits of the user apply beside them, for all cards together.
         */
        get: operations["getCardLimits"];
        /**
         * Set the limits of a card
         * @description Replaces all limits of a card. Send every field: what you leave out is refused and not kept. The new limits count from the next authorization on; what was used in the running day and month stays used.
         */
        put: operations["setCardLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{cardId}/reveal-session": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the card data
         * @description Returns the address of a page, hosted by the provider, that shows number, expiry date and security code to the user. Load it in an iframe within 60 seconds; it opens once.
         *
         *     The card data goes from the provider to the user's screen and never touches your servers, scripts or logs. Authenticate the user with two factors right before you ask for the session.
         */
        post: operations["createCardRevealSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{cardId}/pin-session": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the user set the PIN
         * @description Returns the address of a page, hosted by the provider, on which the user sets or changes the PIN of a physical card. Load it in an iframe within 60 seconds; it opens once.
         *
         *     The page refuses weak PINs with `pin_weak` and unlocks a card that was blocked for `pin_tries` only after the provider has lifted the block.
         */
        post: operations["createCardPinSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{cardId}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        /**
         * List the transactions of a card
         * @description Lists payments, cash withdrawals, credits and declined attempts of a card, newest first. Unlike the user's statement the list shows what was authorized but not booked yet, and an entry changes as it moves on.
         */
        get: operations["listCardTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card-transactions/{transactionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the card transaction. */
                transactionId: components["schemas"]["CardTransactionId"];
            };
            cookie?: never;
        };
        /**
         * Get a card transaction
         * @description Returns one card transaction. Read it after a `card.transaction.…` event: events can arrive twice or out of order, and this answer is always the latest state.
         */
        get: operations["getCardTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card-challenges/{challengeId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the challenge. */
                challengeId: components["parameters"]["CardChallengeId"];
            };
            cookie?: never;
        };
        /**
         * Get a challenge
         * @description Returns one 3-D Secure challenge. Read it when your app opens without having seen the event, to know whether the user still has something to decide.
         */
        get: operations["getCardChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card-challenges/{challengeId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the challenge. */
                challengeId: components["parameters"]["CardChallengeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a challenge
         * @description Tells the provider that the user approved or declined an online payment in your app. The first decision counts; it has to arrive before `expiresAt`.
         *
         *     Show merchant and amount, and authenticate the user with two independent factors before you send `approve`: the decision is your statement that strong customer authentication took place.
         */
        post: operations["submitCardChallengeDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/card-authorizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate a card payment
         * @description Plays a payment with a card of the sandbox, as if a merchant had asked for it. The amount and `then` decide what becomes of it; the state of the card, limits and balances are not looked at. Exists on sandbox hosts only and answers `not_found` elsewhere.
         */
        post: operations["simulateCardAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/card-challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate a challenge
         * @description Plays an online payment that needs the approval of the user, for a card with `threeDsMethod` `out_of_band`. Exists on sandbox hosts only and answers `not_found` elsewhere.
         */
        post: operations["simulateCardChallenge"];
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
    "/users/{userId}/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the verification of a user
         * @description Returns the current case of a user. Every user has one; until you start it, its state is `not_started`. While a `hosted` case waits for the user, reading it after `expiresAt` gives a fresh `url`.
         */
        get: operations["getKyc"];
        put?: never;
        /**
         * Start a verification
         * @description Opens the verification case of a user. With `hosted` you send the user to `url`, where the provider collects the data and documents; with `partner_provided` you upload them yourself.
         */
        post: operations["startKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/kyc/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an upload slot
         * @description Announces one file of a `partner_provided` case and returns where to `PUT` its bytes. The slot works for 15 minutes and accepts exactly the file whose SHA-256 you announced. A further slot for the same type and side replaces the earlier file. Delete your own copy as soon as your legal duties allow.
         */
        post: operations["createKycDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/kyc/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a verification
         * @description Hands a `partner_provided` case over for review. Every requirement has to be `provided` or `accepted`; otherwise the answer is `document_missing` and nothing changes.
         */
        post: operations["submitKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/kyc/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart a verification
         * @description Opens a new attempt after `rejected` or `expired`, for the same mode and level. A user has 3 attempts within 30 days. What was `accepted` in an earlier attempt can be asked for again.
         */
        post: operations["restartKyc"];
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
    "/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an indicative rate
         * @description Returns the current rate of a pair, for display. It binds nobody: what you get is the rate of a quote.
         */
        get: operations["getIndicativeRate"];
        put?: never;
        post?: never;
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
    "/users/{userId}/iban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the IBAN of a user
         * @description Returns where a user receives euro payments. Some programs share one IBAN between users; the payer must then give `reference`, or the deposit arrives as `unmatched`.
         */
        get: operations["getUserIban"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sepa/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List incoming payments
         * @description Lists euro payments that arrived, newest first.
         */
        get: operations["listSepaDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sepa-transfers/verify-payee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the payee
         * @description Asks the payee's bank whether the name belongs to the IBAN (Verification of Payee, Regulation (EU) 2024/886). Show the result to the user before they confirm. Answers within 5 seconds.
         */
        post: operations["verifyPayee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sepa-transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List SEPA transfers
         * @description Lists outgoing SEPA transfers, newest first.
         */
        get: operations["listSepaTransfers"];
        put?: never;
        /**
         * Create a SEPA transfer
         * @description Sends euros from a user's balance, or yours, to a bank account. With `auto` the transfer is instant when the payee's bank takes part and goes as a normal credit transfer otherwise. A transfer of a user's balance waits for the user's confirmation.
         */
        post: operations["createSepaTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sepa-transfers/{sepaTransferId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a SEPA transfer
         * @description Returns one transfer in its current state.
         */
        get: operations["getSepaTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sepa-transfers/{sepaTransferId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a SEPA transfer
         * @description Passes on the code the user received, as strong customer authentication with dynamic linking (Delegated Regulation (EU) 2018/389, article 5): the text message with the code names the amount and the payee. Valid for 10 minutes and 5 attempts.
         */
        post: operations["confirmSepaTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sepa-transfers/{sepaTransferId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a SEPA transfer
         * @description Stops a transfer that was not submitted to the scheme yet. After that, only a recall can bring the money back.
         */
        post: operations["cancelSepaTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sepa-transfers/{sepaTransferId}/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recall a SEPA transfer
         * @description Asks the payee's bank to send a settled transfer back. The payee may refuse, and the answer takes up to 15 business days. One recall per transfer.
         */
        post: operations["recallSepaTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
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
    "card.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A card was created
         * @description A card was ordered, by you or as a replacement.
         */
        post: operations["cardCreatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A card changed its state
         * @description The card moved to another state, by a call of yours, by the provider or by time. `data.status` is the new state, `data.statusReason` the reason.
         */
        post: operations["cardStatusChangedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.transaction.authorized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment was authorized
         * @description A payment was approved and its amount is held. The moment for a push message to the user.
         */
        post: operations["cardTransactionAuthorizedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.transaction.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment was declined
         * @description A payment was refused. Tell the user why and what to do; `declineReason` lists the way out for each reason.
         */
        post: operations["cardTransactionDeclinedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.transaction.cleared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment was cleared
         * @description The merchant collected the payment, or a part of it. The booking appears on the statement of the user.
         */
        post: operations["cardTransactionClearedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.transaction.reversed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A hold was released
         * @description The payment will not be collected as authorized, and the held amount is available again.
         */
        post: operations["cardTransactionReversedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.transaction.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment was refunded
         * @description The merchant gave back all or a part. The amount is available to the user.
         */
        post: operations["cardTransactionRefundedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.transaction.dispute_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A dispute changed
         * @description A dispute was opened or decided. `data.status` is `disputed`, `dispute_won` or `dispute_lost`.
         */
        post: operations["cardTransactionDisputeChangedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.challenge.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment waits for approval
         * @description An online payment needs the approval of the user. Show it at once: the user stands in front of the merchant and the challenge expires after 5 minutes.
         */
        post: operations["cardChallengeCreatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.limit_reached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A card reached a limit
         * @description The daily or monthly limit of a card is used up. Offer to raise it before the next payment is declined.
         */
        post: operations["cardLimitReachedEvent"];
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
    "kyc.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A verification changed its state
         * @description `data.status` is the new state. Only `approved` lifts the level of the user.
         */
        post: operations["kycStatusChangedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "kyc.action_required": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A verification needs something more
         * @description Look for `missing` and `refused` in `data.requirements`, upload the files and submit.
         */
        post: operations["kycActionRequiredEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "kyc.expiring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A verification expires soon
         * @description The approval ends on `data.expiresOn`. Have the user verify again before that day, so that cards and payments keep working.
         */
        post: operations["kycExpiringEvent"];
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
    "sepa.transfer.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A SEPA transfer was submitted
         * @description It was handed to the scheme and can no longer be canceled.
         */
        post: operations["sepaTransferSubmittedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sepa.transfer.settled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A SEPA transfer was settled
         * @description It arrived at the payee's bank.
         */
        post: operations["sepaTransferSettledEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sepa.transfer.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A SEPA transfer was rejected
         * @description Amount and fees are back in `available`. `data.reason` holds the code of the payee's bank; without one, `data.failure` says why it was never submitted.
         */
        post: operations["sepaTransferRejectedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sepa.transfer.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A SEPA transfer was returned
         * @description It came back after it had settled, and the amount is credited again.
         */
        post: operations["sepaTransferReturnedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sepa.transfer.recalled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A SEPA transfer was recalled
         * @description The money is in the balance again.
         */
        post: operations["sepaTransferRecalledEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sepa.deposit.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment was received
         * @description The amount is in the available balance of the user.
         */
        post: operations["sepaDepositReceivedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sepa.deposit.unmatched": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment has no user
         * @description No user matches the IBAN, the reference and the name. Tell support which user it is for.
         */
        post: operations["sepaDepositUnmatchedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sepa.deposit.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment was sent back
         * @description The payer gets the whole amount back.
         */
        post: operations["sepaDepositReturnedEvent"];
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
    "/card-authorizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on a card payment
         * @description Asks you whether a card payment may go on. Optional, and switched on per program: without it the provider decides by balance and limits alone. Answer within 2 seconds, from memory or a local database, never by calling the provider. Your `approve` cannot lift a limit or a block.
         */
        post: operations["authorizeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card-challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a card challenge
         * @description Hands you a 3-D Secure challenge to show in your app, with amount and merchant. Optional, and switched on per program: `card.challenge.created` tells the same, up to some seconds later. Send the user's decision with `POST /card-challenges/{challengeId}/decision`; the answer to this call only says that you took the challenge.
         */
        post: operations["receiveCardChallenge"];
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
         * External identifier
         * @description Your own identifier, unique per type of object.
         * @example customer-4711
         */
        ExternalId: string;
        /**
         * Country code
         * @description Country code, ISO 3166-1 alpha-2.
         * @example SI
         */
        CountryCode: string;
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
         * Timestamp
         * Format: date-time
         * @description Moment in UTC, RFC 3339, with milliseconds.
         * @example 2026-11-02T09:30:00.000Z
         */
        Timestamp: string;
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
         * User identifier
         * @description User identifier: `usr_` and a UUIDv7 (RFC 9562).
         * @example usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e
         */
        UserId: string;
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
         * Currency code
         * @description Alphabetic currency code, ISO 4217.
         * @example EUR
         */
        CurrencyCode: string;
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
         * Asset identifier
         * @description Asset and the chain it lives on, CAIP-19. The same token on two chains has two identifiers.
         * @example eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48
         */
        AssetId: string;
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
         * Create card request
         * @description The card to create.
         */
        CreateCardRequest: {
            /** @description User who will hold the card. Has to be `active` with `kycLevel` `full`. */
            userId: components["schemas"]["UserId"];
            /**
             * @description Your own identifier of the card, unique among cards.
             * @example card-4711-1
             */
            externalId?: components["schemas"]["ExternalId"];
            /** @description Virtual or physical. */
            type: components["schemas"]["CardType"];
            /** @description Billing currency, one your program issues cards in. ISO 4217. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Name for the card in your interface.
             * @example Online shopping
             */
            label?: string;
            /** @description Balance of the user to take payments from. The balance may be empty. */
            fundingSource: components["schemas"]["CardFundingSource"];
            /** @description How the user confirms online payments. */
            threeDsMethod: components["schemas"]["ThreeDsMethod"];
            /**
             * @description Name to print, in capital letters without accents. Left out, it is made from the user's name.
             * @example ANA KOVAC
             */
            nameOnCard?: string;
            /** @description Delivery of a physical card. Required for `physical`, refused for `virtual`. */
            shipping?: components["schemas"]["CardShippingRequest"];
            /** @description Pairs of your own. Never card numbers, security codes or PINs. */
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * Card type
         * @description Kind of card.
         * @example virtual
         * @enum {string}
         */
        CardType: "virtual" | "physical";
        /**
         * Funding source
         * @description Balance the payments of a card are taken from; `type` tells which kind.
         */
        CardFundingSource: components["schemas"]["FiatFundingSource"] | components["schemas"]["CryptoFundingSource"];
        /**
         * Balance in a currency
         * @description Payments are taken from the user's balance in a currency.
         */
        FiatFundingSource: {
            /**
             * @description Marks a balance in a currency. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "fiat_balance";
            /** @description Currency of the balance. Has to be the card's `currency`. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /**
         * Balance in a crypto-asset
         * @description Payments are taken from a crypto-asset. The amount needed is sold at the rate of the authorization; what the merchant clears later in another amount is settled at the rate of the clearing.
         */
        CryptoFundingSource: {
            /**
             * @description Marks a balance in a crypto-asset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "crypto_balance";
            /** @description Asset that is sold to pay. */
            asset: components["schemas"]["AssetId"];
        };
        /**
         * 3-D Secure method
         * @description How the user confirms online payments.
         * @example out_of_band
         * @enum {string}
         */
        ThreeDsMethod: "out_of_band" | "sms_otp";
        /**
         * Card shipping request
         * @description Where and how a physical card is to be sent.
         */
        CardShippingRequest: {
            /** @description How the card is sent. */
            method: components["schemas"]["ShippingMethod"];
            /** @description Where the card is sent. May differ from the user's home address. No post office box with `express`. */
            address: components["schemas"]["Address"];
        };
        /**
         * Shipping method
         * @description How a card is sent.
         * @example standard
         * @enum {string}
         */
        ShippingMethod: "standard" | "express";
        /**
         * Card
         * @description A payment card of a user. Holds no card number, security code or PIN.
         */
        Card: {
            /** @description Identifier of the card. Not the card number, and safe to log. */
            readonly id: components["schemas"]["CardId"];
            /**
             * @description Your own identifier of the card. A replacement has none until you set one with the order.
             * @example card-4711-1
             */
            externalId?: components["schemas"]["ExternalId"];
            /** @description User who holds the card. */
            userId: components["schemas"]["UserId"];
            /** @description Virtual or physical. Never changes. */
            type: components["schemas"]["CardType"];
            /** @description State in the lifecycle. Only an `active` card can pay. */
            readonly status: components["schemas"]["CardStatus"];
            /** @description Who moved the card into its state, when and why. */
            readonly statusReason?: components["schemas"]["CardStatusReason"];
            /** @description Billing currency, in which limits and billing amounts are counted. ISO 4217. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Name the user gave the card, for your interface. Not printed on it.
             * @example Online shopping
             */
            label?: string;
            /** @description Balance of the user the payments are taken from. */
            fundingSource: components["schemas"]["CardFundingSource"];
            /** @description How the user confirms online payments. */
            threeDsMethod: components["schemas"]["ThreeDsMethod"];
            /**
             * @description Card network; decides which logo your interface shows.
             * @example visa
             * @enum {string}
             */
            readonly brand: "visa" | "mastercard";
            /**
             * @description Last four digits of the card number, so that the user can tell cards apart. Not unique.
             * @example 0007
             */
            readonly last4: string;
            /**
             * @description Month at whose end the card expires, in UTC.
             * @example 11
             */
            readonly expiryMonth: number;
            /**
             * @description Year in which the card expires, four digits.
             * @example 2029
             */
            readonly expiryYear: number;
            /**
             * @description Name printed on a physical card, and the cardholder name for online payments of any card.
             * @example ANA KOVAC
             */
            nameOnCard: string;
            /** @description Where the card was sent and when it should arrive. */
            shipping?: components["schemas"]["CardShipping"];
            /** @description Card this one was ordered in place of. */
            readonly replaces?: components["schemas"]["CardId"];
            /** @description Card that was ordered in place of this one. */
            readonly replacedBy?: components["schemas"]["CardId"];
            /** @description Pairs of your own. Never put card numbers, security codes or PINs in it; requests with 13 to 19 digits in a row are refused. */
            metadata?: components["schemas"]["Metadata"];
            /** @description Moment the order was accepted. */
            readonly createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Moment of the last change.
             * @example 2026-11-02T09:30:05.000Z
             */
            readonly updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * Card identifier
         * @description Card identifier: `crd_` and a UUIDv7 (RFC 9562).
         * @example crd_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f
         */
        CardId: string;
        /**
         * Card state
         * @description State of a card.
         * @example active
         * @enum {string}
         */
        CardStatus: "requested" | "produced" | "dispatched" | "active" | "frozen" | "blocked" | "closed" | "expired";
        /**
         * Card state reason
         * @description Who moved a card into its state, when and why.
         */
        CardStatusReason: {
            /**
             * @description Who decided.
             * @example user
             * @enum {string}
             */
            by: "user" | "partner" | "provider";
            /**
             * @description Why.
             * @example user_request
             * @enum {string}
             */
            code: "user_request" | "suspected_misuse" | "lost" | "stolen" | "not_received" | "compromised" | "pin_tries" | "cvv_tries" | "suspected_fraud" | "closed_by_partner" | "replaced" | "user_closed" | "expired";
            /**
             * @description Moment of the move.
             * @example 2026-11-02T19:05:00.412Z
             */
            since: components["schemas"]["Timestamp"];
        };
        /**
         * Card shipping
         * @description Delivery of a physical card.
         */
        CardShipping: {
            /** @description How the card is sent. */
            method: components["schemas"]["ShippingMethod"];
            /** @description Where the card is sent. */
            address: components["schemas"]["Address"];
            /**
             * @description Moment the letter was handed to the carrier.
             * @example 2026-11-04T06:00:00.000Z
             */
            readonly dispatchedAt?: components["schemas"]["Timestamp"];
            /**
             * Format: date
             * @description Day by which the letter should arrive. When it has not, block the card as `not_received`.
             * @example 2026-11-10
             */
            readonly expectedBy?: string;
        };
        /**
         * Card list
         * @description One page of cards, newest first.
         */
        CardList: {
            /** @description The cards. */
            data: components["schemas"]["Card"][];
            /** @description Position in the list. */
            page: components["schemas"]["Page"];
        };
        /**
         * Activate card request
         * @description Proof that the letter with the card arrived.
         */
        ActivateCardRequest: {
            /**
             * @description Six digits printed in the letter the card came with. Not the PIN.
             * @example 482913
             */
            activationCode: string;
        };
        /**
         * Freeze card request
         * @description Who wants the card frozen.
         */
        FreezeCardRequest: {
            /**
             * @description Why the card is frozen; it becomes `statusReason.code`.
             * @example user_request
             * @enum {string}
             */
            reason: "user_request" | "suspected_misuse";
        };
        /**
         * Block card request
         * @description Why the card is blocked for good.
         */
        BlockCardRequest: {
            /**
             * @description Why the card is blocked. The network is told, so choose exactly.
             * @example stolen
             * @enum {string}
             */
            reason: "lost" | "stolen" | "not_received" | "compromised";
            /**
             * @description What the user told you, for a later dispute. Not returned.
             * @example Taken on the train on 2026-11-02 between 17:00 and 19:00
             */
            note?: string;
        };
        /**
         * Replace card request
         * @description Why the card is replaced, and where the new one goes.
         */
        ReplaceCardRequest: {
            /**
             * @description Why the card is replaced; decides when the old one ends.
             * @example stolen
             * @enum {string}
             */
            reason: "lost" | "stolen" | "not_received" | "compromised" | "damaged" | "expiring";
            /**
             * @description Your own identifier of the new card.
             * @example card-4711-3
             */
            externalId?: components["schemas"]["ExternalId"];
            /** @description Delivery of a physical card. Left out, it goes where the old one went. */
            shipping?: components["schemas"]["CardShippingRequest"];
        };
        /**
         * Card limits
         * @description What a card may spend, and where. Amounts are in the billing currency and count when a payment is authorized. Days and months are calendar days and months in UTC.
         */
        CardLimits: {
            /** @description Card the limits belong to. */
            cardId: components["schemas"]["CardId"];
            /** @description Limit of one single payment. */
            perTransaction: components["schemas"]["CardTransactionLimit"];
            /** @description Limit of a calendar day in UTC. */
            daily: components["schemas"]["CardPeriodLimit"];
            /**
             * @description Limit of a calendar month in UTC.
             * @example {
             *       "amount": {
             *         "amount": "5000.00",
             *         "currency": "EUR"
             *       },
             *       "count": 200,
             *       "usedAmount": {
             *         "amount": "1250.00",
             *         "currency": "EUR"
             *       },
             *       "usedCount": 31,
             *       "maximumAmount": {
             *         "amount": "20000.00",
             *         "currency": "EUR"
             *       },
             *       "maximumCount": 500,
             *       "resetsAt": "2026-12-01T00:00:00.000Z"
             *     }
             */
            monthly: components["schemas"]["CardPeriodLimit"];
            /** @description Ways of paying that are switched on. */
            channels: components["schemas"]["CardChannels"];
            /** @description Moment the limits were last set. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * Limit of one payment
         * @description Limit of one single payment.
         */
        CardTransactionLimit: {
            /**
             * @description Highest amount of one payment.
             * @example {
             *       "amount": "500.00",
             *       "currency": "EUR"
             *     }
             */
            amount: components["schemas"]["Money"];
            /**
             * @description Highest value `amount` can be set to in your program.
             * @example {
             *       "amount": "5000.00",
             *       "currency": "EUR"
             *     }
             */
            maximumAmount: components["schemas"]["Money"];
        };
        /**
         * Limit of a period
         * @description Limit of the payments of a day or a month, by sum and by number.
         */
        CardPeriodLimit: {
            /**
             * @description Highest sum of the period.
             * @example {
             *       "amount": "1000.00",
             *       "currency": "EUR"
             *     }
             */
            amount: components["schemas"]["Money"];
            /**
             * @description Highest number of payments in the period.
             * @example 20
             */
            count: number;
            /**
             * @description Sum used so far. Reversed and expired authorizations are taken out again, refunds are not.
             * @example {
             *       "amount": "125.50",
             *       "currency": "EUR"
             *     }
             */
            usedAmount: components["schemas"]["Money"];
            /**
             * @description Number used so far.
             * @example 3
             */
            usedCount: number;
            /**
             * @description Highest value `amount` can be set to in your program.
             * @example {
             *       "amount": "10000.00",
             *       "currency": "EUR"
             *     }
             */
            maximumAmount: components["schemas"]["Money"];
            /**
             * @description Highest value `count` can be set to in your program.
             * @example 100
             */
            maximumCount: number;
            /**
             * @description Moment `usedAmount` and `usedCount` go back to zero.
             * @example 2026-11-03T00:00:00.000Z
             */
            resetsAt: components["schemas"]["Timestamp"];
        };
        /**
         * Card channels
         * @description Ways of paying that are switched on. A payment over another one is declined with `channel_disabled`.
         */
        CardChannels: {
            /**
             * @description Chip payments at terminals.
             * @example true
             */
            pos: boolean;
            /**
             * @description Contactless payments at terminals, mobile wallets included.
             * @example true
             */
            contactless: boolean;
            /**
             * @description Online payments and payments in apps.
             * @example true
             */
            ecom: boolean;
            /**
             * @description Cash withdrawals.
             * @example false
             */
            atm: boolean;
        };
        /**
         * Set card limits request
         * @description All limits of a card. They may contradict each other; the tightest one decides.
         */
        SetCardLimitsRequest: {
            /**
             * @description Highest amount of one payment, in the card's currency.
             * @example {
             *       "amount": "500.00",
             *       "currency": "EUR"
             *     }
             */
            perTransaction: components["schemas"]["Money"];
            /** @description Limit of a calendar day in UTC. */
            daily: components["schemas"]["CardPeriodLimitRequest"];
            /**
             * @description Limit of a calendar month in UTC.
             * @example {
             *       "amount": {
             *         "amount": "5000.00",
             *         "currency": "EUR"
             *       },
             *       "count": 200
             *     }
             */
            monthly: components["schemas"]["CardPeriodLimitRequest"];
            /** @description Ways of paying to switch on and off. */
            channels: components["schemas"]["CardChannels"];
        };
        /**
         * Limit of a period request
         * @description Sum and number of payments allowed in a period.
         */
        CardPeriodLimitRequest: {
            /**
             * @description Highest sum, in the card's currency.
             * @example {
             *       "amount": "1000.00",
             *       "currency": "EUR"
             *     }
             */
            amount: components["schemas"]["Money"];
            /**
             * @description Highest number of payments.
             * @example 20
             */
            count: number;
        };
        /**
         * Create card session request
         * @description Where the hosted page will be shown.
         */
        CreateCardSessionRequest: {
            /**
             * Format: uri
             * @description Origin of the page that holds the iframe, scheme and host without a path. Has to be registered for your program; the hosted page refuses every other parent and sends its messages to this origin alone.
             * @example https://app.partner.example
             */
            parentOrigin: string;
            /**
             * @description Language of the hosted page, ISO 639-1. Unknown ones show English.
             * @example en
             */
            language?: string;
        };
        /**
         * Card session
         * @description A page hosted by the provider, for one user, one card and one visit.
         */
        CardSession: {
            /**
             * Format: uri
             * @description Address for the iframe. Works once. Treat it as a secret, and do not log it.
             * @example https://secure.sandbox.partner.example/reveal/cs_0c9b7d6e5f4a4b21
             */
            url: string;
            /**
             * @description Moment until which the page can be opened, 60 seconds after the answer. An open page closes itself after 60 seconds.
             * @example 2026-11-02T09:31:00.000Z
             */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /**
         * Card transaction state
         * @description State of a card transaction.
         * @example authorized
         * @enum {string}
         */
        CardTransactionStatus: "authorized" | "partially_cleared" | "cleared" | "reversed" | "expired" | "declined" | "refunded" | "disputed" | "dispute_won" | "dispute_lost";
        /**
         * Card transaction list
         * @description One page of card transactions, newest first.
         */
        CardTransactionList: {
            /** @description The card transactions. */
            data: components["schemas"]["CardTransaction"][];
            /** @description Position in the list. */
            page: components["schemas"]["Page"];
        };
        /**
         * Card transaction
         * @description One payment, cash withdrawal, credit or declined attempt with a card, from authorization to its end.
         */
        CardTransaction: {
            /** @description Identifier of the card transaction, the same from authorization to refund. */
            id: components["schemas"]["CardTransactionId"];
            /** @description Card that was used. */
            cardId: components["schemas"]["CardId"];
            /** @description User who holds the card. */
            userId: components["schemas"]["UserId"];
            /**
             * @description What the merchant asked for.
             * @example purchase
             * @enum {string}
             */
            type: "purchase" | "cash_withdrawal" | "card_check" | "credit";
            /** @description State in the lifecycle. */
            status: components["schemas"]["CardTransactionStatus"];
            /** @description Why the payment was declined. */
            declineReason?: components["schemas"]["CardDeclineReason"];
            /** @description How the card was used. */
            channel: components["schemas"]["CardChannel"];
            /**
             * @description Mobile wallet the card was used through.
             * @example apple_pay
             * @enum {string}
             */
            walletProvider?: "apple_pay" | "google_pay" | "other";
            /** @description Merchant as the network reports it. */
            merchant: components["schemas"]["CardMerchant"];
            /**
             * @description Amount and currency the merchant asked for.
             * @example {
             *       "amount": "25.50",
             *       "currency": "EUR"
             *     }
             */
            transactionAmount: components["schemas"]["Money"];
            /**
             * @description Authorized amount in the card's currency, without fees. Changes when the merchant raises or lowers the authorization.
             * @example {
             *       "amount": "25.50",
             *       "currency": "EUR"
             *     }
             */
            billingAmount: components["schemas"]["Money"];
            /**
             * @description What the merchant really took, in the card's currency. Can differ from `billingAmount`, for tips, fuel and exchange rates.
             * @example {
             *       "amount": "25.50",
             *       "currency": "EUR"
             *     }
             */
            clearedAmount?: components["schemas"]["Money"];
            /**
             * @description What the merchant gave back so far, in the card's currency.
             * @example {
             *       "amount": "25.50",
             *       "currency": "EUR"
             *     }
             */
            refundedAmount?: components["schemas"]["Money"];
            /**
             * @description Units of the card's currency for one unit of the merchant's currency, the network's rate.
             * @example 0.92415000
             */
            fxRate?: string;
            /**
             * @description What is held on or taken from the funding balance, fees included. Zero when nothing was.
             * @example {
             *       "amount": "25.50",
             *       "currency": "EUR"
             *     }
             */
            fundingAmount: components["schemas"]["Amount"];
            /**
             * @description Fees of this payment; empty when there are none.
             * @example []
             */
            fees: components["schemas"]["FeeCharge"][];
            /** @description Identifier of the authorization. Equal to `id` of the request to your own `POST /card-authorizations`, when you decide yourself. */
            authorizationId: components["schemas"]["CardAuthorizationId"];
            /**
             * @description Moment the hold is released if nothing was cleared.
             * @example 2026-11-09T09:31:14.000Z
             */
            expiresAt?: components["schemas"]["Timestamp"];
            /**
             * @description Moment of the authorization or of the declined attempt.
             * @example 2026-11-02T09:31:14.000Z
             */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Moment of the last change. Use it to drop events that arrive late.
             * @example 2026-11-02T09:31:14.000Z
             */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * Card transaction identifier
         * @description Card transaction identifier: `ctx_` and a UUIDv7 (RFC 9562).
         * @example ctx_01931f61-2b3c-7d4e-9f50-6b7c8d9e0f1a
         */
        CardTransactionId: string;
        /**
         * Decline reason
         * @description Why a payment was declined.
         * @example insufficient_balance
         * @enum {string}
         */
        CardDeclineReason: "insufficient_balance" | "limit_exceeded" | "card_not_active" | "card_expired" | "user_suspended" | "channel_disabled" | "pin_incorrect" | "pin_tries_exceeded" | "security_code_incorrect" | "authentication_failed" | "merchant_not_allowed" | "suspected_fraud" | "partner_declined" | "partner_timeout" | "network_error";
        /**
         * Card channel
         * @description How a card was used.
         * @example ecom
         * @enum {string}
         */
        CardChannel: "pos" | "contactless" | "ecom" | "atm";
        /**
         * Merchant
         * @description A merchant as the card network reports it.
         * @example {
         *       "name": "EXAMPLE BOOKS",
         *       "mcc": "5942",
         *       "city": "Ljubljana",
         *       "country": "SI"
         *     }
         */
        CardMerchant: {
            /**
             * @description Name as on a receipt; often shortened, and not always the name the user knows.
             * @example EXAMPLE BOOKS
             */
            name: string;
            /**
             * @description Merchant category code, ISO 18245. `5942` is a bookstore.
             * @example 5942
             */
            mcc: string;
            /**
             * @description City, or a phone number or web address for online merchants.
             * @example Ljubljana
             */
            city?: string;
            /** @description Country of the merchant, ISO 3166-1 alpha-2. */
            country: components["schemas"]["CountryCode"];
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
         * Authorization identifier
         * @description Authorization identifier: `ath_` and a UUIDv7 (RFC 9562).
         * @example ath_01931f72-3c4d-7e5f-8a01-d6e7f8091a2b
         */
        CardAuthorizationId: string;
        /**
         * Challenge identifier
         * @description Challenge identifier: `chl_` and a UUIDv7 (RFC 9562).
         * @example chl_01931f73-4d5e-7f60-8b12-e7f8091a2b3c
         */
        CardChallengeId: string;
        /**
         * Card challenge
         * @description An online payment that waits for the approval of the user in your app (3-D Secure, out of band).
         */
        CardChallenge: {
            /** @description Identifier of the challenge. */
            id: components["schemas"]["CardChallengeId"];
            /** @description Card that is to pay. */
            cardId: components["schemas"]["CardId"];
            /** @description User who has to decide. */
            userId: components["schemas"]["UserId"];
            /**
             * @description State in the lifecycle.
             * @example pending
             * @enum {string}
             */
            status: "pending" | "approved" | "declined" | "expired";
            /** @description Merchant to show to the user. */
            merchant: components["schemas"]["CardMerchant"];
            /**
             * @description Amount to show to the user, in the merchant's currency. Zero when a merchant stores the card.
             * @example {
             *       "amount": "25.50",
             *       "currency": "EUR"
             *     }
             */
            amount: components["schemas"]["Money"];
            /**
             * @description Moment the merchant asked.
             * @example 2026-11-02T09:30:55.000Z
             */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Moment until which a decision counts, 5 minutes after `createdAt`.
             * @example 2026-11-02T09:35:55.000Z
             */
            expiresAt: components["schemas"]["Timestamp"];
            /**
             * @description Moment your decision arrived.
             * @example 2026-11-02T09:31:12.604Z
             */
            decidedAt?: components["schemas"]["Timestamp"];
        };
        /**
         * Challenge decision request
         * @description Approval or refusal; `decision` decides which fields are required.
         */
        CardChallengeDecisionRequest: components["schemas"]["ApproveCardChallenge"] | components["schemas"]["DeclineCardChallenge"];
        /**
         * Approve
         * @description The user approved the payment.
         */
        ApproveCardChallenge: {
            /**
             * @description Marks an approval. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            decision: "approve";
            /**
             * @description Second factor the user gave on the enrolled device, which is the first.
             * @example biometric
             * @enum {string}
             */
            authentication: "biometric" | "device_pin" | "passkey";
        };
        /**
         * Decline
         * @description The user refused the payment.
         */
        DeclineCardChallenge: {
            /**
             * @description Marks a refusal. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            decision: "decline";
            /**
             * @description Why the user refused.
             * @example not_recognized
             * @enum {string}
             */
            reason: "not_recognized" | "changed_mind" | "amount_wrong";
        };
        /**
         * Simulate card payment request
         * @description The payment to play.
         */
        SimulateCardAuthorizationRequest: {
            /** @description Card of the sandbox that pays. */
            cardId: components["schemas"]["CardId"];
            /**
             * @description Amount the merchant asks for.
             * @example {
             *       "amount": "25.50",
             *       "currency": "EUR"
             *     }
             */
            amount: components["schemas"]["Money"];
            /** @description How the card is used; `ecom` when left out. */
            channel?: components["schemas"]["CardChannel"];
            /** @description Merchant to play; a bookstore in Ljubljana when left out. */
            merchant?: components["schemas"]["CardMerchant"];
            /**
             * @description What happens to an authorized payment afterwards, on the virtual clock.
             * @default cleared
             * @example cleared
             * @enum {string}
             */
            then: "cleared" | "partially_cleared" | "reversed" | "expired" | "refunded" | "disputed" | "dispute_won" | "dispute_lost";
        };
        /**
         * Simulate challenge request
         * @description The online payment to play.
         */
        SimulateCardChallengeRequest: {
            /** @description Active card of the sandbox with `threeDsMethod` `out_of_band`. */
            cardId: components["schemas"]["CardId"];
            /**
             * @description Amount the merchant asks for.
             * @example {
             *       "amount": "25.50",
             *       "currency": "EUR"
             *     }
             */
            amount: components["schemas"]["Money"];
            /** @description Merchant to play; a bookstore in Ljubljana when left out. */
            merchant?: components["schemas"]["CardMerchant"];
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
         * Chain identifier
         * @description Blockchain, CAIP-2. `eip155:1` is Ethereum mainnet.
         * @example eip155:1
         */
        ChainId: string;
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
         * Request for a verification
         * @description How and how far to verify.
         */
        StartKycRequest: {
            /** @description Who collects the data and documents. */
            mode: components["schemas"]["KycMode"];
            /** @description Level to reach. */
            level: components["schemas"]["KycLevel"];
            /**
             * Format: uri
             * @description Where the user returns to from the hosted page; `https` only. The return says nothing about the outcome.
             * @example https://app.partner.example/kyc/done
             */
            redirectUrl?: string;
        };
        /**
         * Mode of a verification
         * @description Who collects the data and documents.
         * @example hosted
         * @enum {string}
         */
        KycMode: "hosted" | "partner_provided";
        /**
         * Level of a verification
         * @description How far the user is verified; it decides products and limits.
         * @example full
         * @enum {string}
         */
        KycLevel: "basic" | "full";
        /**
         * Verification case
         * @description The verification of one user.
         */
        KycCase: {
            /** @description Identifier of the case. */
            readonly id: components["schemas"]["KycCaseId"];
            /** @description User who is verified. */
            readonly userId: components["schemas"]["UserId"];
            /**
             * @description State of the case.
             * @example approved
             * @enum {string}
             */
            readonly status: "not_started" | "initiated" | "pending_review" | "on_hold" | "action_required" | "approved" | "rejected" | "rejected_final" | "expired";
            /** @description Who collects the data and documents. */
            mode?: components["schemas"]["KycMode"];
            /** @description Level the case is for. */
            level?: components["schemas"]["KycLevel"];
            /**
             * @description Attempt within the last 30 days, counted from 1; 0 before the first.
             * @example 1
             */
            readonly attempt: number;
            /**
             * Format: uri
             * @description Hosted page for this user alone. Open it in a browser tab or a system browser view, never in a frame.
             * @example https://verify.partner.example/s/9f3c1a
             */
            readonly url?: string;
            /**
             * @description Until when `url` works, 60 minutes after it was made.
             * @example 2026-11-02T10:30:00.000Z
             */
            readonly expiresAt?: components["schemas"]["Timestamp"];
            /**
             * @description What the case needs, and where each stands.
             * @example [
             *       {
             *         "code": "identity_document",
             *         "status": "accepted"
             *       },
             *       {
             *         "code": "selfie",
             *         "status": "accepted"
             *       },
             *       {
             *         "code": "proof_of_address",
             *         "status": "accepted"
             *       },
             *       {
             *         "code": "source_of_funds",
             *         "status": "accepted"
             *       }
             *     ]
             */
            readonly requirements: components["schemas"]["KycRequirement"][];
            /** @description Why it was rejected. */
            readonly rejection?: components["schemas"]["KycRejection"];
            /**
             * Format: date
             * @description Last day of the approval, 2 years after it in this sample contract.
             * @example 2028-11-02
             */
            readonly expiresOn?: string;
            /** @description When the case came into being, together with the user. */
            readonly createdAt: components["schemas"]["Timestamp"];
            /**
             * @description When it was approved or rejected.
             * @example 2026-11-02T09:45:00.000Z
             */
            readonly decidedAt?: components["schemas"]["Timestamp"];
        };
        /**
         * Verification case identifier
         * @description Verification case identifier: `kyc_` and a UUIDv7 (RFC 9562).
         * @example kyc_01931f69-a3b4-75c6-91d8-4d5e6f708192
         */
        KycCaseId: string;
        /**
         * Requirement
         * @description One thing the case needs.
         */
        KycRequirement: {
            /**
             * @description What is needed.
             * @example identity_document
             * @enum {string}
             */
            code: "identity_document" | "selfie" | "proof_of_address" | "source_of_funds" | "company_register" | "beneficial_owners";
            /**
             * @description Where the requirement stands.
             * @example accepted
             * @enum {string}
             */
            status: "missing" | "provided" | "accepted" | "refused";
        };
        /**
         * Rejection
         * @description Why a case was rejected.
         */
        KycRejection: {
            /** @description The reasons. */
            reasons: ("document_expired" | "document_unreadable" | "document_forged" | "face_mismatch" | "data_mismatch" | "age_below_minimum" | "country_not_served" | "screening_hit")[];
            /**
             * @description A text you may show to the user as it is, in English.
             * @example We could not read your document. Take a new picture in good light.
             */
            userMessage: string;
            /**
             * @description Whether another attempt is excluded. `true` goes with the state `rejected_final`.
             * @example false
             */
            final: boolean;
        };
        /**
         * Request for an upload slot
         * @description The file you are going to upload.
         */
        CreateKycDocumentRequest: {
            /** @description What the file shows. */
            type: components["schemas"]["KycDocumentType"];
            /**
             * @description Side of a card. Required for `identity_card` and `residence_permit`.
             * @example front
             * @enum {string}
             */
            side?: "front" | "back";
            /**
             * @description Media type of the file, at most 10 MiB.
             * @example image/jpeg
             * @enum {string}
             */
            contentType: "image/jpeg" | "image/png" | "application/pdf";
            /**
             * @description SHA-256 of the bytes, in lower-case hexadecimal.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string;
        };
        /**
         * Type of a document
         * @description What a file shows.
         * @example identity_card
         * @enum {string}
         */
        KycDocumentType: "passport" | "identity_card" | "residence_permit" | "selfie" | "proof_of_address" | "source_of_funds" | "company_register";
        /**
         * Upload slot
         * @description Where to send the bytes of one file.
         */
        KycDocument: {
            /**
             * @description Document identifier: `kyd_` and a UUIDv7 (RFC 9562).
             * @example kyd_01931f6f-091a-7b2c-87de-a3b4c5d6e7f8
             */
            readonly id: string;
            /** @description What the file shows. */
            type: components["schemas"]["KycDocumentType"];
            /**
             * Format: uri
             * @description `PUT` the bytes here, with the announced `Content-Type` and without the API key.
             * @example https://upload.partner.example/d/5c2e7b
             */
            readonly uploadUrl: string;
            /**
             * @description Until when the slot works, 15 minutes after it was made.
             * @example 2026-11-02T09:45:00.000Z
             */
            readonly expiresAt: components["schemas"]["Timestamp"];
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
         * Indicative rate
         * @description The rate of a pair at one moment, for display.
         */
        IndicativeRate: {
            /** @description What is given. */
            from: components["schemas"]["ExchangeUnit"];
            /**
             * @description What is received.
             * @example eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48
             */
            to: components["schemas"]["ExchangeUnit"];
            /** @description Units of `to` for one unit of `from`, spread included. */
            rate: components["schemas"]["ExchangeRate"];
            /**
             * @description The provider's spread, contained in the rate.
             * @example 40
             */
            spreadBps: number;
            /** @description Moment of the rate. Do not show a rate older than 60 seconds. */
            asOf: components["schemas"]["Timestamp"];
            /**
             * @description Always `true`; only a quote binds.
             * @example true
             * @constant
             */
            indicative: true;
        };
        /**
         * Rate
         * @description Units of `to` for one unit of `from`, a decimal number as a string, fees not included.
         * @example 1.084000
         */
        ExchangeRate: string;
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
         * Quote identifier
         * @description Quote identifier: `qte_` and a UUIDv7 (RFC 9562).
         * @example qte_01931f64-5e6f-7071-8c83-9e0f1a2b3c4d
         */
        QuoteId: string;
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
         * Account details of a user
         * @description Where a user receives euro payments.
         */
        UserIban: {
            /**
             * @description The IBAN to show to the payer.
             * @example SI71999990000012345
             */
            iban: components["schemas"]["Iban"];
            /**
             * @description BIC of the bank that holds the account.
             * @example XXXXSI2XXXX
             */
            bic: components["schemas"]["Bic"];
            /**
             * @description Name of the account holder, for the payer's own payee check.
             * @example Ana Kovac
             */
            holder: string;
            /**
             * @description Creditor reference (ISO 11649) the payer must give.
             * @example RF18539007547034
             */
            reference?: string;
        };
        /**
         * IBAN
         * @description International bank account number, ISO 13616, without spaces. Length by country and check digits (mod 97) are checked.
         * @example DE39999999990012345678
         */
        Iban: string;
        /**
         * BIC
         * @description Business identifier code, ISO 9362, 8 or 11 characters.
         * @example XXXXDEXXXXX
         */
        Bic: string;
        /**
         * List of incoming payments
         * @description One page of payments, newest first.
         */
        SepaDepositList: {
            /** @description The payments. */
            data: components["schemas"]["SepaDeposit"][];
            /** @description Position in the list. */
            page: components["schemas"]["Page"];
        };
        /**
         * Incoming payment
         * @description A euro payment that arrived.
         */
        SepaDeposit: {
            /**
             * @description Incoming payment identifier: `sdp_` and a UUIDv7 (RFC 9562).
             * @example sdp_01931f70-1a2b-7c3d-88ef-b4c5d6e7f809
             */
            readonly id: string;
            /**
             * @description State of the payment.
             * @example credited
             * @enum {string}
             */
            readonly status: "received" | "credited" | "unmatched" | "returned";
            /** @description User it was credited to. */
            userId?: components["schemas"]["UserId"];
            /** @description Amount that arrived, in `EUR`. */
            amount: components["schemas"]["Money"];
            /** @description Who paid. */
            debtor: components["schemas"]["SepaParty"];
            /**
             * @description Text the payer gave.
             * @example Savings November
             */
            remittance?: string;
            /** @description When it arrived. */
            readonly createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * Bank account
         * @description A bank account and who holds it.
         */
        SepaParty: {
            /**
             * @description Name of the account holder.
             * @example Marko Novak
             */
            name: string;
            /** @description The account. */
            iban: components["schemas"]["Iban"];
            /** @description BIC of the bank. Not needed; when given, it must belong to the IBAN. */
            bic?: components["schemas"]["Bic"];
            /** @description Postal address, required when the bank is outside the European Economic Area. */
            address?: components["schemas"]["Address"];
        };
        /**
         * Request for a payee check
         * @description Name and account to compare.
         */
        VerifyPayeeRequest: {
            /**
             * @description Name as the user typed it.
             * @example Marko Novak
             */
            name: string;
            /** @description The account. */
            iban: components["schemas"]["Iban"];
        };
        /**
         * Result of a payee check
         * @description Whether the name belongs to the account.
         */
        PayeeVerification: {
            /**
             * @description Check identifier: `vop_` and a UUIDv7 (RFC 9562). Valid for one transfer within 15 minutes.
             * @example vop_01931f71-2b3c-7d4e-89f0-c5d6e7f8091a
             */
            readonly id: string;
            /**
             * @description The result.
             * @example match
             * @enum {string}
             */
            result: "match" | "close_match" | "no_match" | "not_available";
            /**
             * @description Name of the account holder, as the payee's bank gave it.
             * @example Marko Novak
             */
            name?: string;
            /** @description When the bank answered. */
            readonly checkedAt: components["schemas"]["Timestamp"];
        };
        /**
         * Request for a SEPA transfer
         * @description How much, from whom, to whom.
         */
        CreateSepaTransferRequest: {
            /** @description User whose balance is debited. Leave it out for yours. */
            userId?: components["schemas"]["UserId"];
            /** @description Scheme to use. */
            scheme: components["schemas"]["SepaScheme"];
            /** @description Amount in `EUR`, above zero. */
            amount: components["schemas"]["Money"];
            /** @description Who receives it. */
            creditor: components["schemas"]["SepaParty"];
            /** @description Text for the payee, at most 140 characters. */
            remittance?: components["schemas"]["SepaText"];
            /**
             * @description Your reference that travels with the payment to the payee's bank. Left out, the identifier of the transfer without its prefix and hyphens.
             * @example INV-2026-0815
             */
            endToEndId?: string;
            /**
             * @description ISO 20022 purpose code, such as `SALA` for a salary.
             * @example SALA
             */
            purpose?: string;
            /**
             * @description The payee check that was shown to the user. Left out, the provider makes one.
             * @example vop_01931f71-2b3c-7d4e-89f0-c5d6e7f8091a
             */
            payeeVerificationId?: string;
            /**
             * @description Whether the user was warned of `no_match` or `not_available` and wants to go on anyway.
             * @default false
             * @example false
             */
            payeeRiskAccepted: boolean;
            /**
             * @description Your own identifier, unique among your SEPA transfers.
             * @example payout-2026-0815
             */
            externalId?: components["schemas"]["ExternalId"];
            /** @description Your own pairs, returned as they are. */
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * SEPA scheme
         * @description Which SEPA scheme carries the transfer.
         * @example auto
         * @enum {string}
         */
        SepaScheme: "sct" | "sct_inst" | "auto";
        /**
         * SEPA text
         * @description Text in the SEPA Latin character set. Letters with accents are not part of it; replace them before you send.
         * @example Invoice 2026-0815
         */
        SepaText: string;
        /**
         * SEPA transfer
         * @description A euro payment to a bank account.
         */
        SepaTransfer: {
            /** @description Identifier of the transfer. */
            readonly id: components["schemas"]["SepaTransferId"];
            /**
             * @description State of the transfer.
             * @example settled
             * @enum {string}
             */
            readonly status: "pending_confirmation" | "screening" | "scheduled" | "submitted" | "settled" | "rejected" | "returned" | "recall_requested" | "recalled" | "recall_refused" | "canceled";
            /** @description User whose balance is debited. */
            userId?: components["schemas"]["UserId"];
            /**
             * @description Scheme that was asked for. With `auto`, the scheme that was used from `submitted` on.
             * @example sct_inst
             */
            scheme: components["schemas"]["SepaScheme"];
            /** @description Amount in `EUR`. */
            amount: components["schemas"]["Money"];
            /** @description Who receives it. */
            creditor: components["schemas"]["SepaParty"];
            /** @description Text for the payee. */
            remittance?: components["schemas"]["SepaText"];
            /**
             * @description Reference that travels with the payment.
             * @example INV-2026-0815
             */
            endToEndId: string;
            /** @description The payee check behind the transfer. */
            payeeVerification: components["schemas"]["PayeeVerification"];
            /** @description Why a bank refused it or sent it back. */
            readonly reason?: components["schemas"]["SepaReason"];
            /** @description Why it never reached the scheme: `sepa_code_invalid` or `sepa_confirmation_expired` after a confirmation that failed, `sepa_transfer_refused` after a check. */
            readonly failure?: components["schemas"]["Failure"];
            /**
             * @description Fees that were charged.
             * @example [
             *       {
             *         "feeId": "sepa-transfer-service",
             *         "type": "provider",
             *         "amount": {
             *           "amount": "0.20",
             *           "currency": "EUR"
             *         }
             *       }
             *     ]
             */
            readonly fees: components["schemas"]["FeeCharge"][];
            /**
             * @description Your own identifier.
             * @example payout-2026-0815
             */
            externalId?: components["schemas"]["ExternalId"];
            /** @description Your own pairs. */
            metadata?: components["schemas"]["Metadata"];
            /** @description When it was asked for. */
            readonly createdAt: components["schemas"]["Timestamp"];
            /**
             * @description When it arrived at the payee's bank.
             * @example 2026-11-02T09:30:08.000Z
             */
            readonly settledAt?: components["schemas"]["Timestamp"];
        };
        /**
         * SEPA transfer identifier
         * @description SEPA transfer identifier: `sct_` and a UUIDv7 (RFC 9562).
         * @example sct_01931f68-92a3-74b5-80c7-3c4d5e6f7081
         */
        SepaTransferId: string;
        /**
         * Reason
         * @description Why a bank refused or returned a transfer.
         */
        SepaReason: {
            /**
             * @description ISO 20022 reason code.
             * @example AC04
             * @enum {string}
             */
            code: "AB05" | "AC01" | "AC04" | "AC06" | "AG01" | "AM02" | "AM05" | "BE04" | "CNOR" | "DUPL" | "FOCR" | "MD07" | "MS03" | "RR04" | "TECH";
            /**
             * @description The reason in words, for your support staff.
             * @example The account of the payee is closed.
             */
            detail: string;
        };
        /**
         * State of a SEPA transfer
         * @description State of a SEPA transfer.
         * @example settled
         * @enum {string}
         */
        SepaTransferStatus: "pending_confirmation" | "screening" | "scheduled" | "submitted" | "settled" | "rejected" | "returned" | "recall_requested" | "recalled" | "recall_refused" | "canceled";
        /**
         * List of SEPA transfers
         * @description One page of transfers, newest first.
         */
        SepaTransferList: {
            /** @description The transfers. */
            data: components["schemas"]["SepaTransfer"][];
            /** @description Position in the list. */
            page: components["schemas"]["Page"];
        };
        /**
         * Confirmation
         * @description The code the user received.
         */
        SepaConfirmation: {
            /**
             * @description Six digits. The sandbox accepts `123456`.
             * @example 123456
             */
            code: string;
        };
        /**
         * Request for a recall
         * @description Why the transfer should come back.
         */
        RecallRequest: {
            /**
             * @description The reason. It decides how long a recall is possible.
             * @example wrong_account
             * @enum {string}
             */
            reason: "duplicate" | "technical" | "fraud" | "wrong_account" | "wrong_amount" | "customer_request";
            /**
             * @description Text for the payee's bank.
             * @example Wrong account number typed
             */
            note?: components["schemas"]["SepaText"];
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
         * Card limit reached
         * @description Which limit of which card was reached.
         */
        CardLimitReached: {
            /** @description Card whose limit was reached. */
            cardId: components["schemas"]["CardId"];
            /** @description User who holds the card. */
            userId: components["schemas"]["UserId"];
            /**
             * @description Which limit.
             * @example daily
             * @enum {string}
             */
            limit: "daily" | "monthly";
            /**
             * @description What ran out.
             * @example amount
             * @enum {string}
             */
            measure: "amount" | "count";
            /**
             * @description Moment the limit starts again.
             * @example 2026-11-03T00:00:00.000Z
             */
            resetsAt: components["schemas"]["Timestamp"];
            /**
             * @description Moment of the payment that reached it.
             * @example 2026-11-02T18:47:10.300Z
             */
            reachedAt: components["schemas"]["Timestamp"];
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
         * Request for a decision
         * @description A card payment that waits for your decision.
         */
        CardAuthorizationRequest: {
            /** @description Authorization identifier: `ath_` and a UUIDv7 (RFC 9562). The card transaction carries it as `authorizationId`. */
            id: components["schemas"]["CardAuthorizationId"];
            /** @description The card that pays. */
            cardId: components["schemas"]["CardId"];
            /** @description User of the card. */
            userId: components["schemas"]["UserId"];
            /**
             * @description Amount in the currency of the card. Decide on this one.
             * @example {
             *       "amount": "25.50",
             *       "currency": "EUR"
             *     }
             */
            billingAmount: components["schemas"]["Money"];
            /**
             * @description Amount in the currency of the merchant.
             * @example {
             *       "amount": "25.50",
             *       "currency": "EUR"
             *     }
             */
            transactionAmount: components["schemas"]["Money"];
            /** @description Who is paid. */
            merchant: components["schemas"]["CardMerchant"];
            /** @description How the card is used. */
            channel: components["schemas"]["CardChannel"];
            /**
             * @description Latest moment for your answer, 2 seconds after the request was sent. A later one is ignored.
             * @example 2026-11-02T09:30:02.000Z
             */
            decideBy: components["schemas"]["Timestamp"];
        };
        /**
         * Decision
         * @description Your decision on a card payment.
         */
        CardAuthorizationDecision: {
            /**
             * @description The decision.
             * @example approve
             * @enum {string}
             */
            decision: "approve" | "decline";
            /**
             * @description Why it is declined; it appears as `declineReason` of the card transaction.
             * @example limit_exceeded
             * @enum {string}
             */
            reason?: "insufficient_balance" | "merchant_not_allowed" | "limit_exceeded" | "suspected_fraud" | "partner_declined";
        };
        /**
         * Challenge to show
         * @description A 3-D Secure challenge that your app shows to the user.
         */
        CardChallengeRequest: {
            /** @description Challenge identifier: `chl_` and a UUIDv7 (RFC 9562). Send it back with the decision of the user. */
            id: components["schemas"]["CardChallengeId"];
            /** @description The card that pays. */
            cardId: components["schemas"]["CardId"];
            /** @description User to ask. */
            userId: components["schemas"]["UserId"];
            /**
             * @description Amount to show.
             * @example {
             *       "amount": "25.50",
             *       "currency": "EUR"
             *     }
             */
            amount: components["schemas"]["Money"];
            /** @description Merchant to show. */
            merchant: components["schemas"]["CardMerchant"];
            /**
             * @description Latest moment for the user's decision, 5 minutes after the challenge was created.
             * @example 2026-11-02T09:35:00.000Z
             */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /**
         * Problem
         * @description An error answer, RFC 9457, sent as `application/problem+json`.
         */
        Problem: {
            /**
             * Format: uri
             * @description Address of the documentation of this error.
             * @example https://docs.partner.example/partner-api-docs/general#error-not-found
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
        /** @description Number of entries per page. */
        Limit: number;
        /** @description `nextCursor` of the page before. Leave it out to start with the newest entry. */
        Cursor: string;
        /** @description Only the entry with this identifier of yours. */
        ExternalId: components["schemas"]["ExternalId"];
        /** @description Only entries created at this moment or later. */
        CreatedFrom: components["schemas"]["Timestamp"];
        /** @description Only entries created before this moment. */
        CreatedTo: components["schemas"]["Timestamp"];
        /** @description Identifier of the user. */
        UserId: components["schemas"]["UserId"];
        /** @description Identifier of the card. */
        CardId: components["schemas"]["CardId"];
        /** @description Identifier of the challenge. */
        CardChallengeId: components["schemas"]["CardChallengeId"];
        /** @description Identifier of the deposit. */
        DepositId: components["schemas"]["DepositId"];
        /** @description Identifier of the address. */
        WithdrawalAddressId: components["schemas"]["WithdrawalAddressId"];
        /** @description Identifier of the withdrawal. */
        WithdrawalId: components["schemas"]["WithdrawalId"];
        /** @description Identifier of the quote. */
        QuoteId: components["schemas"]["QuoteId"];
        /** @description Identifier of the SEPA transfer. */
        SepaTransferId: components["schemas"]["SepaTransferId"];
    };
    requestBodies: never;
    headers: {
        /** @description Identifier of the request; quote it to support. */
        RequestId: string;
        /** @description What is left of the quota, `r` requests for `t` more seconds (same IETF draft). */
        RateLimit: string;
        /** @description The quota that applies, `q` requests per window of `w` seconds (IETF draft-ietf-httpapi-ratelimit-headers-11). */
        RateLimitPolicy: string;
        /** @description Wait this long before the next attempt. */
        RetryAfter: number;
        /** @description `true` when the answer is the stored one of an earlier request with the same key. */
        IdempotencyReplayed: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
    createCard: {
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
                "application/json": components["schemas"]["CreateCardRequest"];
            };
        };
        responses: {
            /** @description The card, in state `requested`. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /** @description Path of the new card. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
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
            /** @description External identifier taken (`external_id_taken`). Maximum number of cards reached (`card_limit_reached`). Idempotency key in progress (`idempotency_in_progress`). */
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
            /** @description Card currency not supported (`card_currency_not_supported`). Asset not supported (`asset_not_supported`). Country not supported (`country_not_supported`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
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
    getCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card as it is now. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
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
    listUserCards: {
        parameters: {
            query?: {
                /** @description Number of entries per page. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before. Leave it out to start with the newest entry. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only the entry with this identifier of yours. */
                externalId?: components["parameters"]["ExternalId"];
                /** @description Only cards in this state. */
                status?: components["schemas"]["CardStatus"];
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
            /** @description One page of cards; `data` is empty when the user has none. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardList"];
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
    activateCard: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivateCardRequest"];
            };
        };
        responses: {
            /** @description The card, in state `active`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
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
            /** @description User suspended (`user_suspended`). Permission denied (`permission_denied`). */
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
            /** @description Activation attempts exceeded (`activation_attempts_exceeded`). Card cannot be activated (`card_activation_not_possible`). Idempotency key in progress (`idempotency_in_progress`). */
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
            /** @description Activation code invalid (`activation_code_invalid`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
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
    freezeCard: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreezeCardRequest"];
            };
        };
        responses: {
            /** @description The card, in state `frozen`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
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
            /** @description Card is already frozen (`card_already_frozen`). Card is not active (`card_not_active`). Card is blocked for good (`card_blocked`). Card is blocked by the provider (`card_blocked_by_provider`). Card is closed (`card_closed`). Idempotency key in progress (`idempotency_in_progress`). */
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
    unfreezeCard: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card, in state `active`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
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
            /** @description User suspended (`user_suspended`). Permission denied (`permission_denied`). */
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
            /** @description Card is not frozen (`card_not_frozen`). Card is blocked for good (`card_blocked`). Card is blocked by the provider (`card_blocked_by_provider`). Card is closed (`card_closed`). Idempotency key in progress (`idempotency_in_progress`). */
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
    blockCard: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockCardRequest"];
            };
        };
        responses: {
            /** @description The card, in state `blocked`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
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
            /** @description Card is not active (`card_not_active`). Card is blocked for good (`card_blocked`). Card is closed (`card_closed`). Idempotency key in progress (`idempotency_in_progress`). */
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
    closeCard: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card, in state `closed`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
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
            /** @description Card is closed (`card_closed`). Idempotency key in progress (`idempotency_in_progress`). */
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
    replaceCard: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceCardRequest"];
            };
        };
        responses: {
            /** @description The new card, in state `requested`; `replaces` names the old one. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /** @description Path of the new card. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
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
            /** @description User suspended (`user_suspended`). Permission denied (`permission_denied`). */
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
            /** @description Card is not active (`card_not_active`). Card is already replaced (`card_already_replaced`). Card is closed (`card_closed`). External identifier taken (`external_id_taken`). Idempotency key in progress (`idempotency_in_progress`). */
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
            /** @description Country not supported (`country_not_supported`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
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
    getCardLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits as they are now. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardLimits"];
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
    setCardLimits: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetCardLimitsRequest"];
            };
        };
        responses: {
            /** @description The limits after the change. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardLimits"];
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
            /** @description Card is closed (`card_closed`). Idempotency key in progress (`idempotency_in_progress`). */
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
            /** @description Card limit above maximum (`card_limit_above_maximum`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
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
    createCardRevealSession: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCardSessionRequest"];
            };
        };
        responses: {
            /** @description The session. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSession"];
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
            /** @description User suspended (`user_suspended`). Permission denied (`permission_denied`). */
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
            /** @description Card is not active (`card_not_active`). Idempotency key in progress (`idempotency_in_progress`). */
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
            /** @description Origin not allowed (`origin_not_allowed`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
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
    createCardPinSession: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCardSessionRequest"];
            };
        };
        responses: {
            /** @description The session. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSession"];
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
            /** @description User suspended (`user_suspended`). Permission denied (`permission_denied`). */
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
            /** @description Card is not active (`card_not_active`). Idempotency key in progress (`idempotency_in_progress`). */
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
            /** @description Card type not supported (`card_type_not_supported`). Origin not allowed (`origin_not_allowed`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
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
    listCardTransactions: {
        parameters: {
            query?: {
                /** @description Number of entries per page. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before. Leave it out to start with the newest entry. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only transactions in this state. */
                status?: components["schemas"]["CardTransactionStatus"];
                /** @description Only entries created at this moment or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only entries created before this moment. */
                createdTo?: components["parameters"]["CreatedTo"];
            };
            header?: never;
            path: {
                /** @description Identifier of the card. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of transactions. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardTransactionList"];
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
    getCardTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the card transaction. */
                transactionId: components["schemas"]["CardTransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card transaction as it is now. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardTransaction"];
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
    getCardChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the challenge. */
                challengeId: components["parameters"]["CardChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge as it is now. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardChallenge"];
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
    submitCardChallengeDecision: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the challenge. */
                challengeId: components["parameters"]["CardChallengeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardChallengeDecisionRequest"];
            };
        };
        responses: {
            /** @description The challenge, decided. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardChallenge"];
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
            /** @description Challenge expired (`challenge_expired`). Challenge already decided (`challenge_already_decided`). Idempotency key in progress (`idempotency_in_progress`). */
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
    simulateCardAuthorization: {
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
                "application/json": components["schemas"]["SimulateCardAuthorizationRequest"];
            };
        };
        responses: {
            /** @description The card transaction, in state `authorized` or `declined`. A declined payment is a success of the simulation. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardTransaction"];
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
    simulateCardChallenge: {
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
                "application/json": components["schemas"]["SimulateCardChallengeRequest"];
            };
        };
        responses: {
            /** @description The challenge, in state `pending`. It expires after 5 minutes. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardChallenge"];
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
            /** @description Card is not active (`card_not_active`). Idempotency key in progress (`idempotency_in_progress`). */
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
    getKyc: {
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
            /** @description The case. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycCase"];
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
    startKyc: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the user.
                 * @example usr_01931f5e-c27f-7081-a293-ae1f20314253
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartKycRequest"];
            };
        };
        responses: {
            /** @description The case, `initiated`. With `hosted`, `url` works until `expiresAt`. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycCase"];
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
            /** @description Verification in progress (`kyc_in_progress`). Verification already approved (`kyc_already_approved`). Attempts exceeded (`kyc_attempts_exceeded`). Verification rejected for good (`kyc_rejected_final`). Contact not verified (`contact_not_verified`). Idempotency key in progress (`idempotency_in_progress`). */
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
    createKycDocument: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the user.
                 * @example usr_01931f5e-d380-7192-b3a4-bf2031425364
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKycDocumentRequest"];
            };
        };
        responses: {
            /** @description The slot. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycDocument"];
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
            /** @description Verification not open (`kyc_not_open`). Idempotency key in progress (`idempotency_in_progress`). */
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
            /** @description Document type unsupported (`document_type_unsupported`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
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
    submitKyc: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the user.
                 * @example usr_01931f5e-e491-72a3-84b5-c03142536475
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case, `pending_review`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycCase"];
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
            /** @description Verification not open (`kyc_not_open`). Idempotency key in progress (`idempotency_in_progress`). */
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
            /** @description Document missing (`document_missing`). Document unreadable (`document_unreadable`). Idempotency key reused (`idempotency_key_reused`). */
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
    restartKyc: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the user.
                 * @example usr_01931f5e-f5a2-73b4-95c6-d14253647586
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case, `initiated` again, with a new `url` when it is hosted. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycCase"];
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
            /** @description Verification in progress (`kyc_in_progress`). Verification already approved (`kyc_already_approved`). Attempts exceeded (`kyc_attempts_exceeded`). Verification rejected for good (`kyc_rejected_final`). Idempotency key in progress (`idempotency_in_progress`). */
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
    getIndicativeRate: {
        parameters: {
            query: {
                /** @description What is given: a currency code or an asset identifier. */
                from: components["schemas"]["ExchangeUnit"];
                /** @description What is received: a currency code or an asset identifier. */
                to: components["schemas"]["ExchangeUnit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate of this moment. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicativeRate"];
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
    getUserIban: {
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
            /** @description The account details to show to the payer. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserIban"];
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
    listSepaDeposits: {
        parameters: {
            query?: {
                /** @description Only payments to this user. */
                userId?: components["schemas"]["UserId"];
                /** @description Only payments in this state. */
                status?: "received" | "credited" | "unmatched" | "returned";
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
            /** @description One page of payments. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SepaDepositList"];
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
    verifyPayee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPayeeRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayeeVerification"];
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
            /** @description IBAN invalid (`iban_invalid`). Creditor not reachable (`creditor_not_reachable`). Validation failed (`validation_failed`). */
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
    listSepaTransfers: {
        parameters: {
            query?: {
                /** @description Only transfers of this user. */
                userId?: components["schemas"]["UserId"];
                /** @description Only transfers in this state. */
                status?: components["schemas"]["SepaTransferStatus"];
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
                    "application/json": components["schemas"]["SepaTransferList"];
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
    createSepaTransfer: {
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
                "application/json": components["schemas"]["CreateSepaTransferRequest"];
            };
        };
        responses: {
            /** @description The transfer. `pending_confirmation` for a user's balance, `screening` for yours. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SepaTransfer"];
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
            /** @description External identifier taken (`external_id_taken`). Cut-off passed (`cutoff_passed`). Idempotency key in progress (`idempotency_in_progress`). */
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
            /** @description Insufficient balance (`insufficient_balance`). Limit exceeded (`limit_exceeded`). IBAN invalid (`iban_invalid`). BIC mismatch (`bic_mismatch`). Creditor not reachable (`creditor_not_reachable`). Instant not available (`instant_not_available`). Payee does not match (`payee_no_match_unconfirmed`). Character not allowed (`remittance_charset`). Amount above the limit (`amount_above_limit`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
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
    getSepaTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the SEPA transfer. */
                sepaTransferId: components["parameters"]["SepaTransferId"];
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
                    "application/json": components["schemas"]["SepaTransfer"];
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
    confirmSepaTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the SEPA transfer. */
                sepaTransferId: components["parameters"]["SepaTransferId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SepaConfirmation"];
            };
        };
        responses: {
            /** @description The transfer, in `screening`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SepaTransfer"];
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
            /** @description Confirmation expired (`sepa_confirmation_expired`). Transfer not pending (`sepa_transfer_not_pending`). Idempotency key in progress (`idempotency_in_progress`). */
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
            /** @description Confirmation code invalid (`sepa_code_invalid`). Validation failed (`validation_failed`). Idempotency key reused (`idempotency_key_reused`). */
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
    cancelSepaTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the SEPA transfer. */
                sepaTransferId: components["parameters"]["SepaTransferId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer, `canceled`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SepaTransfer"];
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
            /** @description Transfer not cancelable (`sepa_transfer_not_cancelable`). Idempotency key in progress (`idempotency_in_progress`). */
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
    recallSepaTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description Your key for this request, unique for 24 hours. Send the same key and body again after a timeout and the request runs at most once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the SEPA transfer. */
                sepaTransferId: components["parameters"]["SepaTransferId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecallRequest"];
            };
        };
        responses: {
            /** @description The transfer, `recall_requested`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SepaTransfer"];
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
            /** @description Recall not possible (`recall_not_possible`). Idempotency key in progress (`idempotency_in_progress`). */
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
    cardCreatedEvent: {
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
                    type?: "card.created";
                    data?: components["schemas"]["Card"];
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
    cardStatusChangedEvent: {
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
                    type?: "card.status_changed";
                    data?: components["schemas"]["Card"];
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
    cardTransactionAuthorizedEvent: {
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
                    type?: "card.transaction.authorized";
                    data?: components["schemas"]["CardTransaction"];
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
    cardTransactionDeclinedEvent: {
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
                    type?: "card.transaction.declined";
                    data?: components["schemas"]["CardTransaction"];
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
    cardTransactionClearedEvent: {
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
                    type?: "card.transaction.cleared";
                    data?: components["schemas"]["CardTransaction"];
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
    cardTransactionReversedEvent: {
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
                    type?: "card.transaction.reversed";
                    data?: components["schemas"]["CardTransaction"];
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
    cardTransactionRefundedEvent: {
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
                    type?: "card.transaction.refunded";
                    data?: components["schemas"]["CardTransaction"];
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
    cardTransactionDisputeChangedEvent: {
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
                    type?: "card.transaction.dispute_changed";
                    data?: components["schemas"]["CardTransaction"];
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
    cardChallengeCreatedEvent: {
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
                    type?: "card.challenge.created";
                    data?: components["schemas"]["CardChallenge"];
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
    cardLimitReachedEvent: {
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
                    type?: "card.limit_reached";
                    data?: components["schemas"]["CardLimitReached"];
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
    kycStatusChangedEvent: {
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
                    type?: "kyc.status_changed";
                    data?: components["schemas"]["KycCase"];
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
    kycActionRequiredEvent: {
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
                    type?: "kyc.action_required";
                    data?: components["schemas"]["KycCase"];
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
    kycExpiringEvent: {
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
                    type?: "kyc.expiring";
                    data?: components["schemas"]["KycCase"];
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
    sepaTransferSubmittedEvent: {
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
                    type?: "sepa.transfer.submitted";
                    data?: components["schemas"]["SepaTransfer"];
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
    sepaTransferSettledEvent: {
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
                    type?: "sepa.transfer.settled";
                    data?: components["schemas"]["SepaTransfer"];
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
    sepaTransferRejectedEvent: {
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
                    type?: "sepa.transfer.rejected";
                    data?: components["schemas"]["SepaTransfer"];
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
    sepaTransferReturnedEvent: {
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
                    type?: "sepa.transfer.returned";
                    data?: components["schemas"]["SepaTransfer"];
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
    sepaTransferRecalledEvent: {
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
                    type?: "sepa.transfer.recalled";
                    data?: components["schemas"]["SepaTransfer"];
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
    sepaDepositReceivedEvent: {
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
                    type?: "sepa.deposit.received";
                    data?: components["schemas"]["SepaDeposit"];
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
    sepaDepositUnmatchedEvent: {
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
                    type?: "sepa.deposit.unmatched";
                    data?: components["schemas"]["SepaDeposit"];
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
    sepaDepositReturnedEvent: {
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
                    type?: "sepa.deposit.returned";
                    data?: components["schemas"]["SepaDeposit"];
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
    authorizeCard: {
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
                "application/json": components["schemas"]["CardAuthorizationRequest"];
            };
        };
        responses: {
            /** @description Your decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardAuthorizationDecision"];
                };
            };
        };
    };
    receiveCardChallenge: {
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
                "application/json": components["schemas"]["CardChallengeRequest"];
            };
        };
        responses: {
            /** @description You will ask the user. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
