// Record an entry
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

class Sample {
  public static void main(String[] args) throws Exception {
    var apiUrl =
        System.getenv().getOrDefault("PARTNER_API_URL", "https://api.library.example/v1");
    var apiKey = System.getenv("PARTNER_API_KEY");
    if (apiKey == null || apiKey.isEmpty()) {
      System.err.println("Set PARTNER_API_KEY to your API key.");
      System.exit(1);
    }

    var body =
        BodyPublishers.ofString("{\n" +
                "  \"amount\": 9007199254740993,\n" +
                "  \"rate\": 0.12345678901234567891,\n" +
                "  \"price\": 1.10,\n" +
                "  \"limits\": [\n" +
                "    -9223372036854775808,\n" +
                "    1e400\n" +
                "  ]\n" +
                "}");

    var uri = URI.create(apiUrl + "/entries");
    var request =
        HttpRequest.newBuilder(uri)
            .method("POST", body)
            .header("Authorization", "Bearer " + apiKey)
            .header("Api-Version", "2026-03-01")
            .header("Content-Type", "application/json")
            .timeout(Duration.ofSeconds(30))
            .build();
    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    if (response.statusCode() >= 300) {
      // A problem (RFC 9457): act on its code, quote its requestId to support.
      System.err.println("HTTP " + response.statusCode() + ": " + response.body());
      System.exit(1);
    }
    System.out.println(response.body());
  }
}
